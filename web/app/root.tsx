import '~/theme/styles.css';
import type { LinksFunction } from '@remix-run/node';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';
import type { ReactNode } from 'react';
import { useLanguage } from '~/i18n/language';
import { LivePage } from '~/i18n/live-page';
import { DocumentScripts } from '~/site/document-scripts';
import { errorMeta } from '~/site/error-head';
import { ErrorPage } from '~/site/error-page';
import { Frame, Frameless } from '~/site/frame';
import { useIsDocument } from '~/site/frame-choice';
import { useInlineScriptMark } from '~/site/inline-scripts';
import { PageStyles } from '~/site/page-styles';
import { PageTransitions } from '~/site/page-transitions';
import { rootLoader } from '~/site/root-loader.server';
import fonts from '~/theme/fonts.css?url';
import inter from '~/theme/generated/inter-text.woff2?url';
import favicon from '/favicon.svg?raw';

/** Part of the document: as a file of its own it would slow down the font on phones (docs/decisions/0041). */
const FAVICON = `data:image/svg+xml,${encodeURIComponent(favicon.trim())}`;

export const links: LinksFunction = () => [
  { rel: 'icon', sizes: '48x48', href: '/favicon.ico' },
  { rel: 'icon', type: 'image/svg+xml', sizes: 'any', href: FAVICON },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export const loader = rootLoader;

export const meta = errorMeta;

/** Applies the editors' colours and fonts to pages; /admin, where they are chosen, keeps its own. */
function useAppearance(isDocument: boolean) {
  const root = useRouteLoaderData<typeof loader>('root');
  return (isDocument && root?.appearance) || null;
}

function useCountedMark(isDocument: boolean): '' | undefined {
  const root = useRouteLoaderData<typeof loader>('root');
  return isDocument && root?.isCounted ? '' : undefined;
}

const HEAD_AS_IT_IS = {
  get __html() {
    return document.head.innerHTML;
  },
};
const NOTHING = { __html: '' };

const END_OF_CONTENT = 'end-of-content';

/** Renders an application's scripts on the server; in the browser React leaves them alone. */
function ApplicationScripts() {
  const mark = useInlineScriptMark();
  return (
    <>
      <ScrollRestoration id={END_OF_CONTENT} nonce={mark} />
      {import.meta.env.SSR ? (
        <div hidden>
          <Scripts nonce={mark} />
        </div>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; the scripts of the server have run
        <div hidden suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />
      )}
    </>
  );
}

/** Writes the head on the server; in the browser React leaves an application's head alone. */
function Document({ children }: { children: ReactNode }) {
  const { language } = useLanguage();
  const isDocument = useIsDocument();
  const appearance = useAppearance(isDocument);
  return (
    <html
      lang={language}
      dir="ltr"
      data-frame={isDocument ? 'page' : undefined}
      data-counted={useCountedMark(isDocument)}
      suppressHydrationWarning
    >
      {import.meta.env.SSR ? (
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="theme-color" content={appearance?.themeColor ?? '#0F5C7A'} />
          {(appearance?.preloads ?? [inter]).map((href) => (
            <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
          ))}
          {/* A partial paint would shift (docs/decisions/0041-critical-styles.md). */}
          <link rel="expect" href={`#${END_OF_CONTENT}`} blocking="render" />
          <PageTransitions />
          <Meta />
          {isDocument && <PageStyles />}
          {/* Separate, because fonts declared again are fetched again. Not in a route's `links`: Remix does not find
              it there and would wait for it before each navigation. */}
          <link rel="stylesheet" href={fonts} />
          <Links />
          {appearance && <link rel="stylesheet" href={appearance.address} />}
        </head>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: keeps the head of the server
        <head suppressHydrationWarning dangerouslySetInnerHTML={HEAD_AS_IT_IS} />
      )}
      <body>
        {children}
        {isDocument ? <DocumentScripts after={END_OF_CONTENT} /> : <ApplicationScripts />}
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

/** Renders the frame on the server only; the browser gets no code for it. */
function Page({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const isDocument = useIsDocument();
  if (!import.meta.env.SSR || !isDocument) return <Frameless>{children}</Frameless>;
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
