import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ButtonLink } from './button-link';
import { Chakra } from './chakra';

it('a link that looks like a button has no type', () => {
  render(
    <Chakra>
      <ButtonLink size="xl">
        <a href="/careers">Karriere</a>
      </ButtonLink>
    </Chakra>,
  );
  const link = screen.getByRole('link', { name: 'Karriere' });
  expect(link.className).toContain('button');
  expect(link.hasAttribute('type')).toBe(false);
});
