import type { Language } from 'contract/languages';
import type { Origin } from './origin';

/** Body of `POST /api/contact` (specification 7); the last fields and origin are optional (decisions E1). */
export interface OutgoingMessage extends Origin {
  /** Absent where the browser creates none; then the content alone identifies a repeat. */
  id?: string | undefined;
  firstName: string;
  lastName: string;
  email: string;
  company: string;
  interest: string;
  product: string;
  message: string;
  language: Language;
  website: string;
  formToken: string;
  captchaSolved: boolean;
}

/** Returns the message's number. @throws Error with the server's reason, or the status, when it is rejected */
export async function sendMessage(message: OutgoingMessage): Promise<string> {
  const response = await fetch('/api/contact', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
  });
  const body: { number?: string; error?: string } | null = await response.json().catch(() => null);
  if (response.ok && body?.number) return body.number;
  throw new Error(body?.error ?? `HTTP ${response.status}`);
}
