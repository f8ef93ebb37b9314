import { FIELD_FIRST, type Fields } from 'contract/entry-body';
import { LANDING_PAGE } from 'contract/landing-page-fields';
import type { EditedEntry } from 'contract/ordered';
import { groupId } from '~/admin/entry/entry-texts';
import type { KindPreviewProps } from '~/admin/ordered-kind/kind-view';
import { LivePreview } from '~/admin/pages-tab/live-preview';
import { usePictureFacts } from '~/admin/pages-tab/use-picture-facts';
import { arranged, type BlockCommand } from '~/features/preview/blocks/arranging';
import { blockPreviewPath } from '~/features/preview/connect-preview';
import type { PreviewImage, SectionDraft } from '~/features/preview/protocol';
import { blockRowId } from './blocks-widget';

const CONTROLS = 'input, textarea, select, button';

/** Beside a form that is taller than that of a section. */
const HEIGHT = 'max(24rem, calc(100vh - 12rem))';

const linesIn = ({ blocks }: Fields): readonly string[] => (Array.isArray(blocks) ? blocks : []);

const isPicture = (name: string) => LANDING_PAGE.parts?.(name)?.widget === 'picture';

export function draftOf(key: string, values: Fields, pictureAt: (url: string) => PreviewImage): SectionDraft {
  const translations: SectionDraft['translations'] = {};
  const images: SectionDraft['images'] = {};
  for (const [name, value] of Object.entries(values)) {
    const place = FIELD_FIRST.read(name);
    if (!place || typeof value !== 'string') continue;
    const { field, language } = place;
    if (language) translations[language] = { ...translations[language], [field]: value };
    else if (isPicture(field)) images[field] = value === '' ? null : pictureAt(value);
  }
  const page = { blocks: [...linesIn(values)], motif: String(values.motif ?? '') };
  return { key, translations, images, page };
}

function goToBlock(id: string) {
  const texts = document.getElementById(groupId(id))?.nextElementSibling;
  const row = document.getElementById(blockRowId(id));
  (texts?.querySelector<HTMLElement>(CONTROLS) ?? row?.querySelector<HTMLElement>(CONTROLS))?.focus();
}

export function LandingPreview(props: KindPreviewProps<EditedEntry<'landing-page'>>) {
  const { entry, item, language, onLanguage } = props;
  const { form } = entry;
  const pictures = Object.entries(form.values).flatMap(([name, value]) =>
    isPicture(name) && typeof value === 'string' && value !== '' ? [value] : [],
  );
  const factsOf = usePictureFacts(Object.values(item.images), [...new Set(pictures)]);
  const obey = (command: BlockCommand) => {
    if (command.action === 'edit') goToBlock(command.id);
    else if (!entry.isReadOnly) form.set('blocks', arranged(linesIn(form.values), command));
  };
  return (
    <LivePreview
      draft={draftOf(item.key, form.values, factsOf)}
      pathIn={(shown) => blockPreviewPath(LANDING_PAGE.addressOf(item.key), item.key, shown)}
      height={HEIGHT}
      isStored={!form.isDirty}
      language={language}
      onLanguage={onLanguage}
      onCommand={obey}
    />
  );
}
