import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import {
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunction,
  useLoaderData,
} from '@remix-run/react';
import { GateCard } from '~/features/gates/gate-card';
import type { GateAnswer } from '~/features/gates/gate-notice';
import {
  attemptGate,
  gateHeaders,
  headersOfAnswer,
  readGateForm,
  visitGate,
} from '~/features/gates/gate-visit.server';
import { orUnreachable } from '~/features/gates/or-unreachable';
import { useGate } from '~/features/gates/use-gate';
import { languageOf } from '~/i18n/negotiation.server';
import { textsFor } from '~/i18n/texts.server';
import { GatePage } from '~/sections/gate/gate-page';
import { type InvestorsContent, investorsContent } from '~/sections/investors/investors-content.server';
import { pageHead } from '~/site/head.server';
import { pageMeta } from '~/site/page-meta';
import { OnwardLink } from '~/ui/onward-link';
import { split } from '~/ui/split';

/** Nobody without the password needs it. */
const InvestorsPage = split(
  'investors',
  async () => (await import('~/sections/investors/investors-page')).InvestorsPage,
);

export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  await InvestorsPage.prepare();
  const { language } = languageOf(request);
  const { view, isOpen, setCookie } = await visitGate('investors', { request, context });
  const texts = textsFor(language, 'investors-partners', 'gate');
  return data(
    {
      head: pageHead(args, { ...texts['investors-partners'].meta, isHidden: true }),
      view,
      content: isOpen ? investorsContent(language) : null,
      texts,
    },
    { headers: gateHeaders(setCookie) },
  );
}

/** Unlocks for this view of the page alone: nothing is kept that would unlock the next (decisions D3). */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readGateForm(request);
  const { isOpen, notice, status, headers } = attemptGate('investors', form, { request, context });
  const content = isOpen ? investorsContent(languageOf(request).language) : null;
  return data<GateAnswer<InvestorsContent>>({ content, notice }, { status, headers });
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  orUnreachable(async () => {
    const answer = await serverAction<typeof action>();
    if (answer.content) await InvestorsPage.prepare();
    return answer;
  });

export const headers = headersOfAnswer;

/** What the form was answered is all that changes with it. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod === undefined && defaultShouldRevalidate;

export const meta = pageMeta;

export default function InvestorsPartners() {
  const loaded = useLoaderData<typeof loader>();
  const { content, form } = useGate<InvestorsContent>({ loaded });
  if (content) return <InvestorsPage content={content} />;
  const { page } = loaded.texts['investors-partners'];
  return (
    <GatePage page={page} card={<GateCard hasPassword={loaded.view.hasPassword} form={form} />}>
      <OnwardLink to="/investment-deck">{page.deck}</OnwardLink>
    </GatePage>
  );
}
