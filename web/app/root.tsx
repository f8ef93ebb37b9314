import '~/theme/fonts.css';
import '~/theme/styles.css';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
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
import { env } from '~/env.server';
import { useLanguage } from '~/i18n/language';
import { languageOf } from '~/i18n/negotiation.server';
import { splitPath } from '~/i18n/paths';
import { textsFor } from '~/i18n/texts.server';
import { appearanceHead } from '~/site/appearance-sheet.server';
import { errorMeta } from '~/site/error-head';
import { ErrorPage } from '~/site/error-page';
import { Frame, Frameless } from '~/site/frame';
import { useHasFrame } from '~/site/frame-choice';
import { useInlineScriptMark } from '~/site/inline-scripts';
import { findLegalPages } from '~/site/legal-pages.server';
import { productLinks } from '~/site/product-links.server';

export const links: LinksFunction = () => [
  { rel: 'icon', sizes: '48x48', href: '/favicon.ico' },
  { rel: 'icon', type: 'image/svg+xml', sizes: 'any', href: '/favicon.svg' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export async function loader({ request }: LoaderFunctionArgs) {
  const { language } = languageOf(request);
  const [legalPages, products, appearance] = await Promise.all([
    findLegalPages(),
    productLinks(language),
    appearanceHead(),
  ]);
  return {
    language,
    siteUrl: env().SITE_URL,
    legalPages,
    products,
    appearance,
    texts: textsFor(language, 'frame'),
  };
}

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
