import '~/theme/styles.css';
import type { LinksFunction } from '@remix-run/node';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';
import type { ReactNode } from 'react';
import { useLanguage } from '~/i18n/language';
import { LivePage } from '~/i18n/live-page';
import { splitPath } from '~/i18n/paths';
import { errorMeta } from '~/site/error-head';
import { ErrorPage } from '~/site/error-page';
import { Frame, Frameless } from '~/site/frame';
import { useHasFrame } from '~/site/frame-choice';
import { useInlineScriptMark } from '~/site/inline-scripts';
import { LateScripts } from '~/site/late-scripts';
import { PageStyles } from '~/site/page-styles';
import { rootLoader } from '~/site/root-loader.server';
import { SKIPS_SECTIONS, SkippedSections } from '~/site/skipped-sections';
import fonts from '~/theme/fonts.css?url';
import inter from '~/theme/generated/inter-text.woff2?url';

export const links: LinksFunction = () => [
  { rel: 'icon', sizes: '48x48', href: '/favicon.ico' },
  { rel: 'icon', type: 'image/svg+xml', sizes: 'any', href: '/favicon.svg' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export const loader = rootLoader;

export const meta = errorMeta;

/** The frame changes with the language only; on addresses without prefix only a reload of the same page can change it. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, formMethod }) =>
  formMethod === undefined &&
  (splitPath(currentUrl.pathname).prefix !== splitPath(nextUrl.pathname).prefix ||
    currentUrl.pathname === nextUrl.pathname);

/** Colours and fonts that editors chose hold on the pages; /admin, where they are chosen, keeps its own. */
function useAppearance(hasFrame: boolean) {
  const root = useRouteLoaderData<typeof loader>('root');
  return (hasFrame && root?.appearance) || null;
}

/** Read only when React has to make the whole document anew. */
const HEAD_AS_IT_IS = {
  get __html() {
    return document.head.innerHTML;
  },
};
const NOTHING = { __html: '' };

/** The last element that the visitor's first screen can depend on. */
const END_OF_CONTENT = 'end-of-content';

/** Head and scripts are written by the server; in the browser `useHead` keeps the head, and React leaves both alone. */
function Document({ children }: { children: ReactNode }) {
  const { language } = useLanguage();
  const hasFrame = useHasFrame();
  const appearance = useAppearance(hasFrame);
  const mark = useInlineScriptMark();
  return (
    <html
      lang={language}
      dir="ltr"
      data-frame={hasFrame ? 'page' : undefined}
      suppressHydrationWarning
      {...(import.meta.env.SSR && { [SKIPS_SECTIONS]: '' })}
    >
      {import.meta.env.SSR ? (
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="theme-color" content={appearance?.themeColor ?? '#0F5C7A'} />
          {(appearance?.preloads ?? [inter]).map((href) => (
            <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
          ))}
          {/* Painted in part, a page moves what it shows when the rest is read (docs/decisions/0041-critical-styles.md). */}
          <link rel="expect" href={`#${END_OF_CONTENT}`} blocking="render" />
          <SkippedSections />
          <Meta />
          <PageStyles />
          {/* A sheet of its own, because pages bring all of it: fonts that are declared again are fetched again. Not among
              the links of a route, or Remix, which does not find it, would wait for it before each navigation. */}
          <link rel="stylesheet" href={fonts} />
          <Links />
          {appearance && <link rel="stylesheet" href={appearance.address} />}
        </head>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: what stands there already
        <head suppressHydrationWarning dangerouslySetInnerHTML={HEAD_AS_IT_IS} />
      )}
      <body>
        {children}
        <ScrollRestoration id={END_OF_CONTENT} nonce={mark} />
        {import.meta.env.SSR ? (
          <div hidden>
            <Scripts nonce={mark} />
            <LateScripts />
          </div>
        ) : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; the scripts that stand there have run
          <div hidden suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />
        )}
      </body>
    </html>
  );
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <LivePage>
      <Document>{children}</Document>
    </LivePage>
  );
}

function Page({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  if (!useHasFrame()) return <Frameless>{children}</Frameless>;
  return <Frame footer={root?.footer ?? null}>{children}</Frame>;
}

export default function App() {
  return (
    <Page>
      <Outlet />
    </Page>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <Page>
      <ErrorPage error={error} />
    </Page>
  );
}
