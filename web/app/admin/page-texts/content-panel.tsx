import { Button, Text } from '@chakra-ui/react';
import type { EditedCompany } from 'contract/company';
import { DEFAULT_LANGUAGE } from 'contract/languages';
import { forEachKind, forEachPlural, type OrderedPlural } from 'contract/ordered-kinds';
import { POST_UID, panelPathOf } from 'contract/panel-path';
import type { EditedSection } from 'contract/section';
import type { EditedServiceStatus } from 'contract/service-status';
import { isSingleKind } from 'contract/single-kinds';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { type Tab, useAdminLocation } from '~/admin/admin-location';
import { useCompanyEntry } from '~/admin/company-tab/use-company-entry';
import { company } from '~/admin/data/company';
import { products } from '~/admin/data/products';
import { sections } from '~/admin/data/sections';
import { serviceStatus } from '~/admin/data/service-status';
import { EntryField } from '~/admin/entry/entry-field';
import { textOf } from '~/admin/entry/entry-fields';
import { EntryForm } from '~/admin/entry/entry-form';
import type { Entry } from '~/admin/entry/use-entry';
import { useKindTexts } from '~/admin/ordered-kind/kind-texts';
import type { KindItem, KindView } from '~/admin/ordered-kind/kind-view';
import { KIND_VIEWS } from '~/admin/ordered-kind/kinds';
import { useOrderedEntry } from '~/admin/ordered-kind/use-ordered-entry';
import { useSectionEntry } from '~/admin/pages-tab/use-section-entry';
import { languageName } from '~/admin/parts/language-name';
import { Loaded, type LoadedQuery } from '~/admin/parts/load-state';
import { PanelLink } from '~/admin/parts/panel-link';
import { Quote } from '~/admin/parts/quote';
import { TermHints } from '~/admin/parts/term-hints';
import type { Product } from '~/admin/products-tab/product-fields';
import { useProductEntry } from '~/admin/products-tab/use-product-entry';
import { useStatusEntry } from '~/admin/status-tab/use-status-entry';
import type { TextRef } from '~/features/text-preview/text-table';
import { contentOf, type PointedKind } from '~/i18n/content-text';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { PanelFrame } from './panel-frame';

/** Is another object at each choice. */
export interface TextChoice {
  words: string;
}

interface ContentPanelProps {
  textRef: TextRef;
  choice: TextChoice;
  /** As the page shows it; of a text of several lines, the line that was pointed at. */
  shown: string;
  /** Counts unsaved texts of the copy, whose bar gives way to that of the entry. */
  others: number;
  onLeave: () => void;
}

interface KindProps extends ContentPanelProps {
  entryKey: string;
}

export function ContentPanel(props: ContentPanelProps) {
  const { kind, key } = contentOf(props.textRef.file) ?? { kind: 'section' as const, key: '' };
  const Panel = PANELS[kind];
  return <Panel {...props} entryKey={key} />;
}

const PANELS: Readonly<Record<PointedKind, ComponentType<KindProps>>> = {
  section: (props) => {
    const stored = sections.useAll();
    const section = stored.data?.find(({ sectionKey }) => sectionKey === props.entryKey);
    return section ? <SectionText {...props} stored={section} /> : <Missing stored={stored} />;
  },
  project: (props) => {
    const stored = products.useAll();
    const product = stored.data?.find(({ key }) => key === props.entryKey);
    return product ? <ProductText {...props} stored={product} /> : <Missing stored={stored} />;
  },
  ...forEachKind((kind) => {
    const view = KIND_VIEWS[kind] as unknown as KindView<KindItem, unknown>;
    return (props: KindProps) => <OrderedPanel {...props} of={view} />;
  }),
  company: (props) => {
    const stored = company.useStored('company');
    return stored.data ? <CompanyText {...props} stored={stored.data} /> : <Missing stored={stored} />;
  },
  'service-status': (props) => {
    const stored = serviceStatus.useStored('service-status');
    return stored.data ? <StatusText {...props} stored={stored.data} /> : <Missing stored={stored} />;
  },
  post: PostPanel,
};

function Missing({ stored }: { stored: LoadedQuery }) {
  const { content } = useTexts('admin-page-texts');
  return (
    <Loaded query={stored}>
      <Text role="status">{content.gone}</Text>
    </Loaded>
  );
}

type WithStored<Stored> = KindProps & { stored: Stored };

const SectionText = ({ stored, ...props }: WithStored<EditedSection>) => (
  <ContentField {...props} tab="pages" entry={useSectionEntry(stored)} />
);
const ProductText = ({ stored, ...props }: WithStored<Product>) => (
  <ContentField {...props} tab="products" entry={useProductEntry(stored)} />
);
const CompanyText = ({ stored, ...props }: WithStored<EditedCompany>) => (
  <ContentField {...props} tab="company" entry={useCompanyEntry(stored)} />
);
const StatusText = ({ stored, ...props }: WithStored<EditedServiceStatus>) => (
  <ContentField {...props} tab="status" entry={useStatusEntry(stored)} />
);

interface OrderedPanelProps<Item extends KindItem, Input> extends KindProps {
  of: KindView<Item, Input>;
}

function OrderedPanel<Item extends KindItem, Input>({ of, ...props }: OrderedPanelProps<Item, Input>) {
  const stored = of.data.useAll();
  const item = stored.data?.find(({ key }) => key === props.entryKey);
  return item ? <OrderedText {...props} of={of} stored={item} /> : <Missing stored={stored} />;
}

interface OrderedTextProps<Item extends KindItem, Input> extends OrderedPanelProps<Item, Input> {
  stored: Item;
}

function OrderedText<Item extends KindItem, Input>(props: OrderedTextProps<Item, Input>) {
  const { of, stored, ...rest } = props;
  return <ContentField {...rest} tab={of.tab} entry={useOrderedEntry(of, stored)} />;
}

interface ContentFieldProps extends KindProps {
  entry: Entry;
  tab: Extract<Tab, 'pages' | 'products' | OrderedPlural | 'company' | 'status'>;
}

function ContentField({ textRef, choice, entryKey, others, onLeave, entry, tab }: ContentFieldProps) {
  const { panel, content } = useTexts('admin-page-texts');
  const kindTexts = useKindTexts();
  const about = { ...content.about, ...forEachKind((kind) => kindTexts[kind].words.about) };
  const openWhole = { ...content.openWhole, ...forEachPlural((kind) => kindTexts[kind].words.openWhole) };
  const { navigate } = useAdminLocation();
  const { language, key: field } = textRef;
  const { names, form } = entry;
  const kind = contentOf(textRef.file)?.kind ?? 'section';
  const isLocalized = entry.fields[field]?.isLocalized === true;
  const place = { field, language: isLocalized ? language : null };
  const german = textOf(form.values[names.of({ field, language: DEFAULT_LANGUAGE })]);
  return (
    <FocusedFrame choice={choice} about={fill(about[kind], { key: entryKey })} onLeave={onLeave}>
      {isLocalized && language !== DEFAULT_LANGUAGE && (
        <Quote label={panel.german} language={DEFAULT_LANGUAGE}>
          {german}
        </Quote>
      )}
      {others > 0 && <Text fontSize="0.8125rem">{fill(content.others, { count: others })}</Text>}
      <EntryForm entries={[entry]} beside={language} onClose={onLeave}>
        <EntryField entry={entry} place={place} />
        {isLocalized && (
          <TermHints german={german} text={textOf(form.values[names.of(place)])} language={language} />
        )}
        <Button
          size="sm"
          variant="outline"
          alignSelf="start"
          onClick={() =>
            navigate({
              tab,
              item: isSingleKind(kind) ? null : entryKey,
              ...(isLocalized && { language }),
            })
          }
        >
          {openWhole[tab]}
        </Button>
      </EntryForm>
    </FocusedFrame>
  );
}

function PostPanel({ textRef, choice, entryKey, shown, onLeave }: KindProps) {
  const { content } = useTexts('admin-page-texts');
  const { language } = textRef;
  return (
    <FocusedFrame choice={choice} about={content.about.post} onLeave={onLeave}>
      <Quote label={content.shown} language={language}>
        {shown}
      </Quote>
      <PanelLink path={panelPathOf(POST_UID, entryKey, language)} variant="solid">
        {fill(content.openPost, { language: languageName(language) })}
      </PanelLink>
    </FocusedFrame>
  );
}

type Control = HTMLTextAreaElement | HTMLInputElement | HTMLSelectElement | HTMLAnchorElement;

/** Focuses the control of an entry; of several, or in a long text, where the words stand that were pointed at. */
function focusWords(panel: HTMLElement, words: string): void {
  const controls = [...panel.querySelectorAll<Control>('textarea, input, select, a')];
  const writtenIn = (control: Control) => ('value' in control ? control.value : '');
  const pointed =
    controls.find((control) => writtenIn(control).trim() === words) ??
    controls.find((control) => writtenIn(control).includes(words));
  const own = (words !== '' && pointed) || controls[0];
  own?.focus();
  const start = own ? writtenIn(own).indexOf(words) : -1;
  if (own instanceof HTMLTextAreaElement && start > 0) own.setSelectionRange(start, start);
}

interface FocusedFrameProps extends Pick<ContentPanelProps, 'choice' | 'onLeave'> {
  about: string;
  children: ReactNode;
}

function FocusedFrame({ choice, ...frame }: FocusedFrameProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (root.current) focusWords(root.current, choice.words);
  }, [choice]);
  return <PanelFrame ref={root} {...frame} />;
}
