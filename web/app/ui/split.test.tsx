import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { preparePartsOfDocument, split } from './split';

afterEach(cleanup);

function Greeting({ name }: { name: string }) {
  const [isGreeted, setGreeted] = useState(false);
  return (
    <button type="button" onClick={() => setGreeted(true)}>
      {isGreeted ? `Danke, ${name}` : `Guten Tag, ${name}`}
    </button>
  );
}

it('stands in what the server and the browser render, once it is prepared', async () => {
  const Split = split('prepared', async () => Greeting);
  await Split.prepare();
  expect(renderToString(<Split name="Ada" />)).toContain('Ada');
  render(<Split name="Ada" />);
  expect(screen.getByRole('button').textContent).toBe('Guten Tag, Ada');
});

const Navigated = split('navigated', async () => Greeting);

function Site() {
  const [isThere, setThere] = useState(false);
  if (isThere) return <Navigated name="Ada" />;
  return (
    <button type="button" onClick={() => startTransition(() => setThere(true))}>
      Weiter
    </button>
  );
}

it('is waited for by a navigation to it', async () => {
  render(<Site />);
  fireEvent.click(screen.getByRole('button'));
  expect((await screen.findByText('Guten Tag, Ada')).tagName).toBe('BUTTON');
});

it('has its code before React takes over the document that the server has written it into, and no other part has', async () => {
  const OnServer = split('of the server', async () => Greeting);
  await OnServer.prepare();
  const around = document.body.appendChild(document.createElement('div'));
  around.innerHTML = `<main>${renderToString(<OnServer name="Ada" />)}</main><footer></footer>`;
  const load = vi.fn(async () => Greeting);
  const loadOther = vi.fn(async () => Greeting);
  // In the browser the same module is evaluated anew.
  const InBrowser = split('of the server', load);
  split('elsewhere', loadOther);

  await preparePartsOfDocument();
  expect(load).toHaveBeenCalled();
  expect(loadOther).not.toHaveBeenCalled();

  const onRecoverableError = vi.fn();
  const page = (
    <>
      <main>
        <InBrowser name="Ada" />
      </main>
      <footer />
    </>
  );
  await act(async () => startTransition(() => void hydrateRoot(around, page, { onRecoverableError })));
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button').textContent).toBe('Danke, Ada');
  expect(onRecoverableError).not.toHaveBeenCalled();
  around.remove();
});
