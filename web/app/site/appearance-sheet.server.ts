import { createHash } from 'node:crypto';
import { getAppearance } from '~/content/published/appearance.server';
import { orWhenUnavailable } from '~/content/store/availability.server';
import { type ContentClient, contentClient } from '~/content/store/content-client.server';
import { type Appearance, checkedAppearance, isOwnLook } from '~/theme/appearance';
import { paletteOf } from '~/theme/appearance-colors';
import { appearanceCss } from '~/theme/appearance-css';
import { fontsToPreload } from '~/theme/appearance-fonts';

interface AppearanceSheet {
  /** Contains a hash of the content, so that browsers may cache it for good. */
  address: string;
  css: string;
  themeColor: string;
  preloads: string[];
}

export type AppearanceHead = Omit<AppearanceSheet, 'css'>;

const OWN_LOOK = checkedAppearance(null);

function makeSheet(appearance: Appearance): AppearanceSheet {
  const css = appearanceCss(appearance);
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 16);
  return {
    address: `/appearance/${hash}.css`,
    css,
    themeColor: paletteOf(appearance).brandSurface,
    preloads: fontsToPreload(appearance),
  };
}

let latest: { key: string; sheet: AppearanceSheet } | null = null;

function sheetOf(appearance: Appearance): AppearanceSheet {
  const key = JSON.stringify(appearance);
  if (latest?.key !== key) latest = { key, sheet: makeSheet(appearance) };
  return latest.sheet;
}

export async function currentAppearanceSheet(
  from: ContentClient = contentClient(),
): Promise<AppearanceSheet> {
  return sheetOf(await orWhenUnavailable(getAppearance(from), OWN_LOOK));
}

/** Returns null for the look that pages are built with. */
export async function appearanceHead(from: ContentClient = contentClient()): Promise<AppearanceHead | null> {
  const appearance = await orWhenUnavailable(getAppearance(from), OWN_LOOK);
  if (isOwnLook(appearance)) return null;
  const { address, themeColor, preloads } = sheetOf(appearance);
  return { address, themeColor, preloads };
}
