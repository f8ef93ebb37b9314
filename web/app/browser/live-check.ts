import { fill } from '~/i18n/fill';

const TIMEOUT_MS = 10_000;

/** Fixed to German: all languages of the site use 24 hours, but browsers lacking one would write "4:25:56 AM". */
const clock = new Intl.DateTimeFormat('de-DE', { timeStyle: 'medium', timeZone: 'Europe/Berlin' });

async function answersWell(): Promise<boolean> {
  const response = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) return false;
  const body: unknown = await response.json();
  return typeof body === 'object' && body !== null && 'status' in body && body.status === 'ok';
}

/** Checks this site once from the visitor's browser (decisions C25). */
export async function checkLive(): Promise<void> {
  const result = document.querySelector<HTMLElement>('[data-live-check] [role=status]');
  if (!result) return;
  const outcome = (await answersWell().catch(() => false)) ? 'ok' : 'failed';
  for (const part of result.querySelectorAll<HTMLElement>('[data-outcome]')) {
    part.hidden = part.dataset.outcome !== outcome;
    const time = part.querySelector('span');
    if (time) time.textContent = fill(time.textContent ?? '', { time: clock.format(new Date()) });
  }
  result.dataset.state = outcome;
}
