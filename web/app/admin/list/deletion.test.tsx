import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '~/admin/render-screen.test-support';
import { Deletion } from './deletion';

it('asks no longer for links to an entry once it is deleted', async () => {
  const asked: AbortSignal[] = [];
  const fetched = vi.fn((_path: string, { signal }: RequestInit) => {
    if (signal) asked.push(signal);
    return new Promise<Response>(() => undefined);
  });
  vi.stubGlobal('fetch', fetched);
  const remove = vi.fn(async () => asked.map(({ aborted }) => aborted));
  renderScreen(
    <Deletion
      isOpen
      title="Löschen?"
      page={{ kind: 'project', key: 'idatik' }}
      texts={{ cancel: 'Behalten', confirm: 'Löschen', done: 'Gelöscht' }}
      remove={remove}
      onClose={() => undefined}
      focusAfter={() => null}
    >
      Das Produkt
    </Deletion>,
  );
  await waitFor(() => expect(asked).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: 'Löschen' }));
  await waitFor(() => expect(remove).toHaveBeenCalledOnce());
  expect(await remove.mock.results[0]?.value).toEqual([true]);
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/links-here?kind=project&key=idatik']);
});
