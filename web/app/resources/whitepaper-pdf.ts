import { env } from '~/env.server';
import { CACHE_POLICIES } from '~/http/cache-policies';
import { oncePerEdition } from '~/i18n/edition.server';
import { company } from '~/i18n/facts.server';
import { WHITEPAPER_PATH, WHITEPAPER_PDF_PATH } from '~/sections/whitepaper/address';
import { getWhitepaper } from '~/sections/whitepaper/paper.server';
import { printPaper } from '~/sections/whitepaper/pdf.server';

/** Made when it is asked for, since editors change the facts about the publisher. The first takes 0.6 s. */
const fileAt = oncePerEdition((_: typeof WHITEPAPER_PDF_PATH) => printPaper(getWhitepaper(), company()));

export async function loader() {
  return new Response(new Uint8Array(await fileAt(WHITEPAPER_PDF_PATH)), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${WHITEPAPER_PDF_PATH.slice(1)}"`,
      'Cache-Control': CACHE_POLICIES.file,
      // Search engines show the page, which has the same text.
      Link: `<${env().SITE_URL}${WHITEPAPER_PATH}>; rel="canonical"`,
    },
  });
}
