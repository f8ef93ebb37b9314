import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/node';
import {
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunction,
  useLoaderData,
} from '@remix-run/react';
import type { Language } from 'contract/languages';
import { getActiveProjects } from '~/content/published/projects.server';
import { orWhenUnavailable } from '~/content/store/availability.server';
import { useDeckSession } from '~/features/gates/deck-session';
import { GateCard } from '~/features/gates/gate-card';
import type { GateAnswer } from '~/features/gates/gate-notice';
import {
  attemptGate,
  gateHeaders,
  headersOfAnswer,
  isWithoutScript,
  readGateForm,
  visitGate,
} from '~/features/gates/gate-visit.server';
import { orUnreachable } from '~/features/gates/or-unreachable';
import { endDeckPass, hasDeckPass, issueDeckPass } from '~/features/gates/passes.server';
import { useGate } from '~/features/gates/use-gate';
import { useRedirectHome } from '~/features/gates/use-redirect-home';
import { languageOf } from '~/i18n/negotiation.server';
import { textsFor } from '~/i18n/texts.server';
import { GatePage } from '~/sections/gate/gate-page';
import { type DeckContent, deckContent } from '~/sections/investment-deck/deck-content.server';
import deckPrint from '~/sections/investment-deck/deck-print.css?url';
import { pageHead } from '~/site/head.server';
import { pageMeta } from '~/site/page-meta';
import { useOwnSheet } from '~/site/use-own-sheet';
import { split } from '~/ui/split';
import { notify } from '~/ui/toast';

/** Nobody without the password needs it. */
const Deck = split('deck', async () => (await import('~/sections/investment-deck/deck')).Deck);

/** Specification, section 9. */
const VERIFY_MS = 500;

async function contentIn(language: Language) {
  const projects = await orWhenUnavailable(getActiveProjects(language), []);
  return deckContent(language, Object.fromEntries(projects.map(({ key, stage }) => [key, stage ?? ''])));
}

export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const { language } = languageOf(request);
  const { view, setCookie } = await visitGate('deck', { request, context });
  const isOpen = await hasDeckPass(request.headers.get('Cookie'));
  await Deck.prepare();
  const texts = textsFor(language, 'investment-deck', 'gate');
  return data(
    {
      head: pageHead(args, { ...texts['investment-deck'].meta, isHidden: true }),
      view,
      content: isOpen ? await contentIn(language) : null,
      texts,
    },
    { headers: gateHeaders(setCookie) },
  );
}

/** Both forms of the page: the password, and the lock. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readGateForm(request);
  const { pathname } = new URL(request.url);
  if (form.get('intent') === 'lock') {
    const headers = gateHeaders(await endDeckPass(request.headers.get('Cookie')));
    if (isWithoutScript(request)) throw redirect(pathname, { status: 303, headers });
    return data<GateAnswer<DeckContent>>({ content: null, notice: null }, { headers });
  }
  const { isOpen, notice, status, headers } = attemptGate('deck', form, { request, context });
  if (isOpen) headers.append('Set-Cookie', await issueDeckPass());
  // By a redirect, so that a reload does not ask whether to send the password again.
  if (isOpen && isWithoutScript(request)) throw redirect(pathname, { status: 303, headers });
  const content = isOpen ? await contentIn(languageOf(request).language) : null;
  return data<GateAnswer<DeckContent>>({ content, notice }, { status, headers });
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  orUnreachable(async () => {
    const answer = await serverAction<typeof action>();
    if (answer.content) await Deck.prepare();
    return answer;
  });

export const headers = headersOfAnswer;

/** What the form was answered is all that changes with it. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod === undefined && defaultShouldRevalidate;

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deckPrint, media: 'print' }];

export const meta = pageMeta;

export default function InvestmentDeck() {
  const loaded = useLoaderData<typeof loader>();
  const { page, toasts } = loaded.texts['investment-deck'];
  const { isLeaving, leave } = useRedirectHome();
  const { content, form, lock, isPending } = useGate<DeckContent>({
    loaded,
    verifyMs: VERIFY_MS,
    onAnswer: (answer) => {
      if (answer.content) {
        notify({ title: toasts.grantedTitle, description: toasts.grantedText });
      } else if (answer.notice === null) {
        notify({ title: toasts.loggedOutTitle, description: toasts.loggedOutText });
      } else if (content) {
        notify({ title: toasts.lockFailedTitle, description: toasts.lockFailedText, variant: 'destructive' });
      } else if (answer.notice.kind === 'wrong') {
        notify({ title: toasts.deniedTitle, description: toasts.deniedText, variant: 'destructive' });
        if (form.field.current) form.field.current.value = '';
        leave();
      }
    },
  });
  useDeckSession(content !== null);
  useOwnSheet(deckPrint, 'print');
  if (content) return <Deck content={content} isLocking={isPending} onLock={lock} />;
  // The notice at the edge of the window says it already.
  const shownForm = isLeaving ? { ...form, notice: null, isBlocked: true } : form;
  return <GatePage page={page} card={<GateCard hasPassword={loaded.view.hasPassword} form={shownForm} />} />;
}
