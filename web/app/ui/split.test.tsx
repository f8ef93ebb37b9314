import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { split } from './split';

afterEach(cleanup);

const Greeting = ({ name }: { name: string }) => <p>Guten Tag, {name}</p>;

it('comes when it is first rendered', async () => {
  const Split = split(async () => Greeting);
  render(<Split name="Ada" />);
  expect((await screen.findByText('Guten Tag, Ada')).tagName).toBe('P');
});

it('stands in what the server renders, once it is prepared', async () => {
  const Split = split(async () => Greeting);
  expect(renderToString(<Split name="Ada" />)).not.toContain('Ada');
  await Split.prepare();
  expect(renderToString(<Split name="Ada" />)).toContain('Ada');
});
