import { DEFAULT_LANGUAGE } from 'contract/languages';
import { env } from '~/env.server';
import { company, shownCompany } from '~/i18n/facts.server';
import { textsFor } from '~/i18n/texts.server';
import { CompanyContext } from '~/i18n/use-company';
import { WHITEPAPER_PATH } from '~/sections/whitepaper/address';
import { getWhitepaper } from '~/sections/whitepaper/paper.server';
import { Whitepaper } from '~/sections/whitepaper/whitepaper';
import stylesheet from '~/sections/whitepaper/whitepaper.css?url';
import { SHARE_IMAGE_SIZE, shareImagePath } from '~/share-images/address';
import { standaloneDocument } from '~/site/standalone-document.server';

/** Serves a separate German document outside the language prefixes (decisions A14). */
export function loader() {
  const paper = getWhitepaper();
  const { title, description, date } = paper.front;
  const fullTitle = `${title} | ${company().brand}`;
  const address = env().SITE_URL + WHITEPAPER_PATH;
  const image = env().SITE_URL + shareImagePath({ language: 'de', path: WHITEPAPER_PATH, title });
  return standaloneDocument({
    lang: 'de',
    title: fullTitle,
    stylesheet,
    head: (
      <>
        <meta name="description" content={description} />
        <meta name="robots" content="index,follow" />
        <link rel="canonical" href={address} />
        <meta property="og:title" content={fullTitle} />
        <meta property="og:description" content={description} />
        <meta property="og:type" content="article" />
        <meta property="og:site_name" content={company().brand} />
        <meta property="og:url" content={address} />
        <meta property="og:locale" content="de_DE" />
        <meta property="article:published_time" content={date} />
        <meta property="og:image" content={image} />
        <meta property="og:image:type" content="image/jpeg" />
        <meta property="og:image:width" content={String(SHARE_IMAGE_SIZE.width)} />
        <meta property="og:image:height" content={String(SHARE_IMAGE_SIZE.height)} />
        <meta property="og:image:alt" content={fullTitle} />
        <meta name="twitter:card" content="summary_large_image" />
      </>
    ),
    body: (
      <CompanyContext.Provider value={shownCompany()}>
        <Whitepaper paper={paper} newTab={textsFor(DEFAULT_LANGUAGE, 'frame').frame.links.newTab} />
      </CompanyContext.Provider>
    ),
  });
}
