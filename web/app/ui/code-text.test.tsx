import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CodeText } from './code-text';

afterEach(cleanup);

it('sets what stands between backticks as code, and nothing else', () => {
  const { container } = render(<CodeText>{'`token` und `userinfo`: zwei Endpunkte'}</CodeText>);
  expect(container.textContent).toBe('token und userinfo: zwei Endpunkte');
  expect([...container.querySelectorAll('code')].map(({ textContent }) => textContent)).toEqual([
    'token',
    'userinfo',
  ]);
});

it('leaves a backtick alone as it is, and sets the same code twice', () => {
  const { container } = render(<CodeText>{'`id`, `id` und ein `'}</CodeText>);
  expect(container.textContent).toBe('id, id und ein `');
  expect(container.querySelectorAll('code')).toHaveLength(2);
});
