import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PRODUCTS } from '~/features/products/products';
import type { PageName } from '~/i18n/pages';
import { textsFor } from '~/i18n/texts.server';
import { WORD_JOINER } from '~/typography';
import { EXPERTISE_MATRIX, type Source } from './expertise-matrix';

/** Maps a standard of the home page to how product copy writes it. docuflow names FHIR without a version. */
const ALSO_WRITTEN: Readonly<Record<string, RegExp>> = {
  OIDC: /OIDC|OpenID Connect/,
  'FHIR R4': /FHIR/,
};

const seed: Record<string, { stage: string }> = JSON.parse(
  readFileSync(new URL('../../../../cms/seed/shared/projects.json', import.meta.url), 'utf8'),
);
const { expertise } = textsFor('de', 'home').home;
const groups = ['identity', 'interoperability', 'compliance'] as const;
const stageOf = (text: string) => {
  const key = PRODUCTS.find((product) => product.text === text)?.key;
  return key && seed[key]?.stage;
};

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll(WORD_JOINER, '');

function sourceText(source: Source): string {
  const [page = '', block = ''] = source.split('.');
  const blocks: Record<string, unknown> = textsFor('de', page as PageName)[page as PageName];
  return plain(JSON.stringify(blocks[block] ?? ''));
}

const claims = groups.flatMap((group) =>
  EXPERTISE_MATRIX[group].flatMap((row) => {
    const cells: [string, readonly [string, Source]][] = Object.entries(row.products);
    return cells.map(([product, [commitment, source]]) => ({
      standard: row.standard,
      product,
      commitment,
      source,
    }));
  }),
);

describe('the matrix of products and standards', () => {
  it.each(groups)('has the standards of the group "%s" in their order', (group) => {
    expect(EXPERTISE_MATRIX[group].map(({ standard }) => standard)).toEqual(
      expertise[group].standards.map(plain),
    );
  });

  it.each(claims)('$product and $standard: $source says so', ({ standard, source }) => {
    expect(sourceText(source)).toMatch(ALSO_WRITTEN[standard] ?? standard);
  });

  it('says of the company only what the banner says', () => {
    expect(sourceText('frame.banner')).toContain('ISO 27001');
  });

  it.each(claims)('$product and $standard: no further than its stage', ({ product, commitment }) => {
    const stage = stageOf(product);
    if (commitment === 'implemented') expect(stage).toBe('Launch');
    if (commitment === 'planned') expect(stage).toBe('in Development');
  });
});
