import { clock } from './clock';

/** Keeps the document small, however much somebody writes; older messages have left the screen long before. */
const KEPT = 20;

function add(thread: Element, isOwn: boolean, text: string): void {
  const like = thread.querySelector(`:scope > ${isOwn ? '[data-own]' : ':not([data-own])'}`)?.cloneNode(true);
  if (!(like instanceof HTMLElement)) return;
  const time = like.querySelector('span');
  if (time) time.textContent = clock.format(new Date());
  like.replaceChildren(text, ...(time ? [time] : []));
  thread.append(like);
  if (thread.childElementCount > KEPT) thread.firstElementChild?.remove();
}

/** Writes a message into the conversation. It is sent nowhere. */
export function answerMessage(event: Event, screen: HTMLElement): void {
  const { type, target } = event;
  const field = screen.querySelector('input');
  const isSent =
    type === 'keydown'
      ? target === field && event instanceof KeyboardEvent && event.key === 'Enter' && !event.isComposing
      : type === 'click' && target instanceof Element && target.closest('button') !== null;
  const text = field?.value.trim();
  if (!isSent || !field || !text) return;
  for (const thread of document.querySelectorAll('[data-thread]')) add(thread, screen.contains(thread), text);
  field.value = '';
}
