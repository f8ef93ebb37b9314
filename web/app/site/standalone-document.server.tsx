import type { Language } from 'contract/languages';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CACHE_POLICIES } from '~/http/cache-policies';
import { withoutInvisible } from '~/typography';

interface StandaloneDocument {
  lang: Language;
  title: string;
  stylesheet: string;
  head?: ReactNode;
  body: ReactNode;
  headers?: Record<string, string>;
}

export function standaloneDocument({
  lang,
  title,
  stylesheet,
  head,
  body,
  headers,
}: StandaloneDocument): Response {
  const html = renderToStaticMarkup(
    <html lang={lang} dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0F5C7A" />
        <title>{withoutInvisible(title)}</title>
        {head}
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body>{body}</body>
    </html>,
  );
  return new Response(`<!DOCTYPE html>${html}`, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': lang,
      'Cache-Control': CACHE_POLICIES.page,
      ...headers,
    },
  });
}
