import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useMarkMessage } from '~/admin/data/messages';
import { useRefreshInView } from '~/admin/data/use-refresh';
import { answerCalls, renderScreen } from '~/admin/render-screen.test-support';
import { NewMessagesNotice, UnreadCount } from './unread-count';

function TabAndInbox() {
  const { mutate } = useMarkMessage();
  useRefreshInView('pages');
  return (
    <>
      <button type="button" role="tab">
        Messages
        <UnreadCount />
      </button>
      <NewMessagesNotice />
      <button type="button" onClick={() => mutate({ id: 'm1', state: 'read' })}>
        read
      </button>
    </>
  );
}

function serve(unread: number) {
  const stored = { unread };
  const calls = answerCalls(({ method, path }) => {
    if (path === '/api/contact-submissions/unread') return Response.json(stored);
    if (method !== 'PUT') return undefined;
    stored.unread -= 1;
    return Response.json({ id: 'm1', state: 'read' });
  });
  return { stored, calls };
}

const tab = () => screen.getByRole('tab');

describe('the tab of messages', () => {
  it('says how many are unread, in its name too, and follows what is marked', async () => {
    const { calls } = serve(2);
    renderScreen(<TabAndInbox />);
    await waitFor(() => expect(tab().textContent).toBe('Messages2ungelesene Nachrichten'));
    await userEvent.click(screen.getByRole('button', { name: 'read' }));
    await waitFor(() => expect(tab().textContent).toBe('Messages1ungelesene Nachricht'));
    await userEvent.click(screen.getByRole('button', { name: 'read' }));
    await waitFor(() => expect(tab().textContent).toBe('Messages'));
    expect(calls.filter(({ method }) => method === 'GET')).toHaveLength(3);
  });

  it('tells of messages that come in, but not of those that were read', async () => {
    const { stored } = serve(2);
    renderScreen(<TabAndInbox />);
    await waitFor(() => expect(tab().textContent).toContain('2'));
    expect(screen.getByRole('status').textContent).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'read' }));
    await waitFor(() => expect(tab().textContent).toContain('1'));
    expect(screen.getByRole('status').textContent).toBe('');
    stored.unread = 3;
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('3 ungelesene Nachrichten'));
  });
});
