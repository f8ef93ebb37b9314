import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/node';
import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import type { Language } from 'contract/languages';
import { getActiveProjects } from '~/content/published/projects.server';
import { orWhenUnavailable } from '~/content/store/availability.server';
import { DeckGate } from '~/features/gates/deck-gate';
import type { GateAnswer } from '~/features/gates/gate-notice';
import {
  attemptGate,
  gateHeaders,
  headersOfAnswer,
  isWithoutScript,
  readGateForm,
  visitGate,
} from '~/features/gates/gate-visit.server';
import { endDeckPass, hasDeckPass, issueDeckPass } from '~/features/gates/passes.server';
import { languageOf } from '~/i18n/negotiation.server';
import { useTexts } from '~/i18n/texts';
import { textsFor } from '~/i18n/texts.server';
import { useCompany } from '~/i18n/use-company';
import { Island } from '~/islands/island';
import { GatePage } from '~/sections/gate/gate-page';
import { Deck } from '~/sections/investment-deck/deck';
import { type DeckContent, deckContent } from '~/sections/investment-deck/deck-content.server';
import deckPrint from '~/sections/investment-deck/deck-print.css?url';
import { pageHead } from '~/site/head.server';
import { pageMeta } from '~/site/page-meta';

async function contentIn(language: Language) {
  const projects = await orWhenUnavailable(getActiveProjects(language), []);
  return deckContent(language, Object.fromEntries(projects.map(({ key, stage }) => [key, stage ?? ''])));
}

export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const { language } = languageOf(request);
  const { view, setCookie } = await visitGate('deck', { request, context });
  const isOpen = await hasDeckPass(request.headers.get('Cookie'));
  return data(
    {
      head: pageHead(args, {
        ...textsFor(language, 'investment-deck')['investment-deck'].meta,
        isHidden: true,
      }),
      view,
      content: isOpen ? await contentIn(language) : null,
    },
    { headers: gateHeaders(setCookie) },
  );
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readGateForm(request);
  const { pathname } = new URL(request.url);
  if (form.get('intent') === 'lock') {
    const headers = gateHeaders(await endDeckPass(request.headers.get('Cookie')));
    if (isWithoutScript(request)) throw redirect(pathname, { status: 303, headers });
    return data<GateAnswer<DeckContent>>({ content: null, notice: null }, { headers });
  }
  const { isOpen, notice, status, headers } = await attemptGate('deck', form, { request, context });
  if (isOpen) headers.append('Set-Cookie', await issueDeckPass());
  // Redirects, so that a reload does not send the password again.
  if (isOpen && isWithoutScript(request)) throw redirect(pathname, { status: 303, headers });
  const content = isOpen ? await contentIn(languageOf(request).language) : null;
  return data<GateAnswer<DeckContent>>({ content, notice }, { status, headers });
}

export const headers = headersOfAnswer;

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deckPrint, media: 'print' }];

export const meta = pageMeta;

export default function InvestmentDeck() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<GateAnswer<DeckContent>>();
  const { pathname } = useLocation();
  const { email } = useCompany();
  const { page } = useTexts('investment-deck');
  const { content, notice } = answer ?? { content: loaded.content, notice: loaded.view.notice };
  if (content) {
    return (
      <Island name="deck" client="load" texts={['frame', 'investment-deck']}>
        <Deck action={pathname} content={content} />
      </Island>
    );
  }
  return (
    <GatePage
      page={page}
      card={
        <Island name="deck-gate" client="load" texts={['gate', 'investment-deck']}>
          <DeckGate action={pathname} hasPassword={loaded.view.hasPassword} email={email} notice={notice} />
        </Island>
      }
    />
  );
}
