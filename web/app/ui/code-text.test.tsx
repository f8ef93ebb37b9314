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
