import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DEFAULT_LANGUAGE } from 'contract/languages';
import { ORDERED_PLURALS } from 'contract/ordered-kinds';
import { AdminScreen } from '~/admin/admin-screen';
import { sectionSlots } from '~/admin/pages-tab/section-slots.server';
import { env } from '~/env.server';
import { CACHE_POLICIES } from '~/http/cache-policies';
import { textsFor } from '~/i18n/texts.server';
import { textPages } from '~/page-data/text-pages.server';
import { hasLastingSession } from '~/session/admin-session.server';
import type { FrameChoice } from '~/site/frame-choice';
import { pageHead } from '~/site/head.server';
import { pageMeta } from '~/site/page-meta';

/** Has no navigation, footer or banner (specification 2, decisions D7). */
export const handle: FrameChoice = { frame: 'none' };

/** Sends no content, and the login form unless the browser stays signed in. */
export async function loader(args: LoaderFunctionArgs) {
  const texts = textsFor(
    DEFAULT_LANGUAGE,
    'admin',
    'admin-pages',
    'admin-page-texts',
    ...ORDERED_PLURALS.map((plural) => `admin-${plural}` as const),
    'admin-redirects',
    'admin-posts',
    'admin-products',
    'admin-failures',
    'admin-history',
    'admin-media',
    'admin-appearance',
    'admin-company',
    'admin-status',
    'admin-messages',
    'admin-home',
    'admin-notifications',
    'admin-second-factor',
    'admin-statistics',
    'admin-reports',
    'admin-audit',
    'admin-changes',
    'admin-translations',
    'home',
  );
  const isResuming = await hasLastingSession(args.request.headers.get('Cookie'));
  const head = pageHead(args, { ...texts.admin.meta, isHidden: true });
  return {
    head,
    textPages: textPages(),
    panelUrl: `${env().CMS_URL}/admin`,
    isResuming,
    sectionSlots: sectionSlots(),
    texts,
  };
}

/** Handles a form sent before the scripts arrived, keeping its fields out of the address. */
export function action() {
  return redirect('/admin', 303);
}

export const meta = pageMeta;

export const headers = () => ({ 'X-Robots-Tag': 'noindex', 'Cache-Control': CACHE_POLICIES.never });

/** Texts and addresses do not change while the screen is open. */
export const shouldRevalidate = () => false;

export default function AdminPage() {
  const { panelUrl, isResuming } = useLoaderData<typeof loader>();
  return <AdminScreen panelUrl={panelUrl} isResuming={isResuming} />;
}
