import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adminSystem } from '~/theme/admin-system';
import { StateMark } from './state-mark';

it.each([
  ['green', false],
  ['yellow', true],
  ['red', true],
  ['gray', true],
] as const)('a %s state stands in a box: %s', (palette, isBoxed) => {
  render(
    <ChakraProvider value={adminSystem}>
      <StateMark palette={palette}>{palette}</StateMark>
    </ChakraProvider>,
  );
  const mark = screen.getByText(palette);
  expect(mark.classList.contains('chakra-badge')).toBe(isBoxed);
  expect(mark.querySelector('svg') !== null).toBe(!isBoxed);
});
