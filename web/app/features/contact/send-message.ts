import type { Language } from 'contract/languages';

/** Body of `POST /api/contact` (specification, section 7); the last three are optional (decisions E1). */
export interface OutgoingMessage {
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

/** @throws Error with the server's reason, or the status, when the message is rejected */
export async function sendMessage(message: OutgoingMessage): Promise<void> {
  const response = await fetch('/api/contact', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
  });
  if (response.ok) return;
  const body: unknown = await response.json().catch(() => null);
  const reason = typeof body === 'object' && body !== null && 'error' in body ? String(body.error) : '';
  throw new Error(reason || `HTTP ${response.status}`);
}
