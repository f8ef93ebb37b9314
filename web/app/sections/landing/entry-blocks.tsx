import { Illustration } from '~/drawings/illustration';
import { useProducts } from '~/features/products/use-products';
import { useTexts } from '~/i18n/texts';
import { ResourceList } from '~/sections/documentation/resource-list';
import { accent } from '~/sections/shared/accent.css';
import { cx } from '~/styled-system/css';
import { secondary } from '~/ui/button.css';
import { Link } from '~/ui/link';
import { Picture } from '~/ui/picture';
import { h2, h3 } from '~/ui/section.css';
import { BlockFrame, BlockLead, type BlockProps, BlockTitle, levelIn } from './block';
import * as styles from './landing.css';

export function QuoteBlock({ block, ground }: BlockProps<'quote'>) {
  const { quote, name, role, organisation, logo } = block.quote;
  return (
    <BlockFrame block={block} ground={ground}>
      <figure className={styles.quote}>
        <blockquote className={styles.words} lang={quote.lang}>
          <p>{quote.value}</p>
        </blockquote>
        <figcaption className={styles.speaker}>
          {logo && <Picture image={logo} sizes="10rem" className={styles.logo} />}
          <span>
            <span className={styles.speakerName}>{name}</span>
            {role && <span lang={role.lang}>{role.value}</span>}
            {role && organisation && ', '}
            {organisation}
          </span>
        </figcaption>
      </figure>
    </BlockFrame>
  );
}

export function PictureBlock({ block, ground }: BlockProps<'picture'>) {
  const { picture, title } = block;
  const { width, height } = picture;
  const isTall = width !== null && height !== null && height > width;
  return (
    <BlockFrame block={{ ...block, title: null }} ground={ground}>
      <figure>
        <Picture
          image={picture}
          sizes="(min-width: 78rem) 75rem, 100vw"
          className={isTall ? styles.tallPicture : styles.picture}
        />
        {title && (
          <figcaption className={styles.caption} lang={title.lang}>
            {title.value}
          </figcaption>
        )}
      </figure>
    </BlockFrame>
  );
}

export function DownloadsBlock({ block, ground }: BlockProps<'downloads'>) {
  const { actions } = useTexts('documentation');
  return (
    <BlockFrame block={block} ground={ground}>
      <div className={accent.blue}>
        <BlockLead block={block} text={block.text} />
        <ResourceList resources={block.resources} actions={actions} level={levelIn(block)} />
      </div>
    </BlockFrame>
  );
}

export function ProductsBlock({ block, ground }: BlockProps<'products'>) {
  const { productLines } = useTexts('frame');
  const Heading = `h${levelIn(block)}` as const;
  const all = useProducts();
  const shown = block.products.flatMap((key) => all.find((product) => product.key === key) ?? []);
  return (
    <BlockFrame block={block} ground={ground}>
      <BlockLead block={block} text={block.text} />
      <ul className={styles.products} data-count={shown.length}>
        {shown.map(({ key, path, name, tagline, text, color, illustration }) => (
          <li key={key} className={cx(accent[color], styles.product)}>
            <div className={styles.productPicture}>
              <Illustration name={illustration} />
            </div>
            <div>
              <Heading className={h3} lang={name.lang}>
                <Link to={path} className={styles.productName}>
                  {name.value}
                </Link>
              </Heading>
              <p className={styles.productLine} lang={tagline?.lang ?? productLines.lang}>
                {tagline?.value ?? (text && productLines[text])}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}

export function EventBlock({ block, ground }: BlockProps<'event'>) {
  const { event: words } = useTexts('landing');
  const { title, description, place, when, begins, link } = block.event;
  const Heading = `h${levelIn(block)}` as const;
  return (
    <BlockFrame block={block} ground={ground}>
      {block.title && (
        <div className={styles.lead}>
          <BlockTitle block={block} />
        </div>
      )}
      <article className={styles.event}>
        <div>
          <Heading className={block.title ? h3 : h2} lang={title.lang}>
            {title.value}
          </Heading>
          {description && (
            <p className={styles.eventText} lang={description.lang}>
              {description.value}
            </p>
          )}
          {link && <EventLink to={link} label={words.more} name={title.value} lang={words.lang} />}
        </div>
        <dl className={styles.facts}>
          <div>
            <dt className={styles.term} lang={words.lang}>
              {words.when}
            </dt>
            <dd className={styles.fact}>
              <time dateTime={begins}>{when}</time>
            </dd>
          </div>
          {place && (
            <div>
              <dt className={styles.term} lang={words.lang}>
                {words.where}
              </dt>
              <dd className={styles.fact} lang={place.lang}>
                {place.value}
              </dd>
            </div>
          )}
        </dl>
      </article>
    </BlockFrame>
  );
}

interface EventLinkProps {
  to: string;
  label: string;
  name: string;
  lang: string | undefined;
}

function EventLink({ to, label, name, lang }: EventLinkProps) {
  const shown = { className: cx(secondary, styles.eventAction), 'aria-label': `${label}: ${name}`, lang };
  if (!to.startsWith('/')) {
    return (
      <a href={to} rel="noopener noreferrer" {...shown}>
        {label}
      </a>
    );
  }
  return (
    <Link to={to} {...shown}>
      {label}
    </Link>
  );
}
