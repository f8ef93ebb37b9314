import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { Gate } from '~/features/gates/gate';
import type { GateAnswer } from '~/features/gates/gate-notice';
import {
  attemptGate,
  gateHeaders,
  headersOfAnswer,
  readGateForm,
  visitGate,
} from '~/features/gates/gate-visit.server';
import { languageOf } from '~/i18n/negotiation.server';
import { useTexts } from '~/i18n/texts';
import { textsFor } from '~/i18n/texts.server';
import { useCompany } from '~/i18n/use-company';
import { Island } from '~/islands/island';
import { GatePage } from '~/sections/gate/gate-page';
import { type InvestorsContent, investorsContent } from '~/sections/investors/investors-content.server';
import { InvestorsPage } from '~/sections/investors/investors-page';
import { pageHead } from '~/site/head.server';
import { pageMeta } from '~/site/page-meta';
import { OnwardLink } from '~/ui/onward-link';

export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const { language } = languageOf(request);
  const { view, isOpen, setCookie } = await visitGate('investors', { request, context });
  return data(
    {
      head: pageHead(args, {
        ...textsFor(language, 'investors-partners')['investors-partners'].meta,
        isHidden: true,
      }),
      view,
      content: isOpen ? investorsContent(language) : null,
    },
    { headers: gateHeaders(setCookie) },
  );
}

/** Unlocks this view only: stores nothing that would unlock the next (decisions D3). */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readGateForm(request);
  const { isOpen, notice, status, headers } = await attemptGate('investors', form, { request, context });
  const content = isOpen ? investorsContent(languageOf(request).language) : null;
  return data<GateAnswer<InvestorsContent>>({ content, notice }, { status, headers });
}

export const headers = headersOfAnswer;

export const meta = pageMeta;

export default function InvestorsPartners() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<GateAnswer<InvestorsContent>>();
  const { pathname } = useLocation();
  const { email } = useCompany();
  const { page } = useTexts('investors-partners');
  const { content, notice } = answer ?? { content: loaded.content, notice: loaded.view.notice };
  if (content) return <InvestorsPage content={content} />;
  return (
    <GatePage
      page={page}
      card={
        <Island name="gate" client="load" texts={['gate']}>
          <Gate action={pathname} hasPassword={loaded.view.hasPassword} email={email} notice={notice} />
        </Island>
      }
    >
      <OnwardLink to="/investment-deck">{page.deck}</OnwardLink>
    </GatePage>
  );
}
