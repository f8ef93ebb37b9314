import '~/theme/fonts.css';
import '~/theme/styles.css';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
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
import { splitPath } from '~/i18n/paths';
import { errorMeta } from '~/site/error-head';
import { ErrorPage } from '~/site/error-page';
import { Frame, Frameless } from '~/site/frame';
import { useHasFrame } from '~/site/frame-choice';
import { useInlineScriptMark } from '~/site/inline-scripts';
import { LateScripts } from '~/site/late-scripts';
import { rootLoader } from '~/site/root-loader.server';

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
function useAppearance() {
  const root = useRouteLoaderData<typeof loader>('root');
  return (useHasFrame() && root?.appearance) || null;
}

export function Layout({ children }: { children: ReactNode }) {
  const { language } = useLanguage();
  const appearance = useAppearance();
  const mark = useInlineScriptMark();
  return (
    <html lang={language} dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={appearance?.themeColor ?? '#0F5C7A'} />
        {(appearance?.preloads ?? [inter]).map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <Meta />
        <Links />
        {appearance && <link rel="stylesheet" href={appearance.address} />}
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={mark} />
        <Scripts nonce={mark} />
        <LateScripts />
      </body>
    </html>
  );
}

function Page({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  if (!useHasFrame()) return <Frameless>{children}</Frameless>;
  return (
    <Frame legalPages={root?.legalPages ?? {}} products={root?.products ?? []}>
      {children}
    </Frame>
  );
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
