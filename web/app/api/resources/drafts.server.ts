import type { PublicationProblem, StoredDraft } from 'contract/draft';
import type { DraftChanges } from 'contract/draft-changes';
import { TEXT_NAMES } from 'contract/entry-body';
import type { TextChange } from 'contract/page-text';
import { detailedRefusal } from '~/api/http/answers.server';
import type { Handlers } from '~/api/http/call.server';
import { forward as forwardAs } from '~/api/http/forward.server';
import type { Editor } from '~/content/editing/strapi-call.server';
import { ensureEdition } from '~/content/published/edition-content.server';
import { normalizedChange } from '~/i18n/catalogue.server';
import { problemsOf } from './text-room.server';

const orNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** Null for a name that is no text of a file. */
function textChangeOf(
  file: string,
  name: string,
  { from, to }: Pick<DraftChanges[string], 'from' | 'to'>,
): TextChange | null {
  const place = TEXT_NAMES.read(name);
  if (!place?.language) return null;
  return { file, language: place.language, key: place.field, from: orNull(from), to: orNull(to) };
}

/** Tidies texts of the pages as their save does, since Strapi does not know the built-in ones. */
function tidiedTexts(file: string, changes: DraftChanges): DraftChanges {
  return Object.fromEntries(
    Object.entries(changes).map(([name, change]) => {
      const text = textChangeOf(file, name, change);
      return [name, text ? { ...change, to: normalizedChange(text).to ?? '' } : change];
    }),
  );
}

type Named = readonly Pick<StoredDraft, 'kind' | 'key'>[];

/** Checks what Strapi cannot: texts of the pages against the built-in ones. */
async function refuseUnfitTexts(editor: Editor, named: Named): Promise<void> {
  const files = named.flatMap(({ kind, key }) => (kind === 'page-text' ? [key] : []));
  if (files.length === 0) return;
  const drafts = await forwardAs(editor, 'GET /api/drafts');
  const changes = drafts
    .filter(({ kind, key }) => kind === 'page-text' && files.includes(key))
    .flatMap((draft) =>
      Object.entries(draft.changes).flatMap(([name, change]) => textChangeOf(draft.key, name, change) ?? []),
    );
  const problems = problemsOf(changes).map(
    ({ file, language, key, ...problem }): PublicationProblem => ({
      kind: 'page-text',
      key: file,
      name: TEXT_NAMES.of({ language, field: key }),
      ...problem,
    }),
  );
  if (problems.length > 0) throw detailedRefusal('publication-refused', { problems });
}

/** Strapi keeps drafts and publishes them; the site knows the texts of its pages. */
export const drafts = {
  'PUT /api/drafts/{kind}/{key}': async ({ params: { kind, key }, input, forward }) => {
    const { changes } = input;
    return forward({
      input: { ...input, changes: kind === 'page-text' ? tidiedTexts(key, changes) : changes },
    });
  },
  'POST /api/publications': async ({ editor, input, forward }) => {
    await refuseUnfitTexts(editor, input.drafts);
    const answer = await forward();
    await ensureEdition();
    return answer;
  },
  'POST /api/plans': async ({ editor, input, forward }) => {
    await refuseUnfitTexts(editor, input.drafts);
    return forward();
  },
} satisfies Partial<Handlers>;
