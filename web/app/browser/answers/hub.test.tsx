import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { enableAnswers } from '~/browser/answers';
import german from '~/i18n/locales/de/product-attrian.json';
import { ProductHub } from '~/sections/product/product-hub';

const { hub } = german;
const [first, second] = hub.spokes;
if (!first || !second) throw new Error('The hub needs two spokes');

function open() {
  const { container } = render(<ProductHub hub={hub} />);
  enableAnswers();
  return {
    user: userEvent.setup(),
    spoke: (title: string) => screen.getByRole('button', { name: new RegExp(`^${title}`) }),
    /** The answer may still be on its way. */
    expectCenter: (text: string) =>
      vi.waitFor(() => expect(container.querySelector('[data-hub-center]')?.textContent).toBe(text)),
    pressed: () => screen.queryAllByRole('button', { pressed: true }).length,
  };
}

const contentOf = ({ title, text }: { title: string; text: string }) => title + text;
const whole = hub.center + hub.lead;

afterEach(cleanup);

describe('the hub', () => {
  it('shows what is pointed at for as long as it is pointed at', async () => {
    const { user, spoke, expectCenter, pressed } = open();
    await expectCenter(whole);
    await user.hover(spoke(first.title));
    await expectCenter(contentOf(first));
    expect(pressed()).toBe(0);
    await user.unhover(spoke(first.title));
    await expectCenter(whole);
  });

  it('keeps what is clicked, however often, and comes back to it', async () => {
    const { user, spoke, expectCenter } = open();
    await user.click(spoke(first.title));
    await expectCenter(contentOf(first));
    await user.dblClick(spoke(first.title));
    await expectCenter(contentOf(first));
    expect(spoke(first.title).getAttribute('aria-pressed')).toBe('true');

    await user.hover(spoke(second.title));
    await expectCenter(contentOf(second));
    await user.unhover(spoke(second.title));
    await expectCenter(contentOf(first));
  });

  it('keeps what is tapped', async () => {
    const { user, spoke, expectCenter, pressed } = open();
    await user.pointer([{ keys: '[TouchA]', target: spoke(second.title) }]);
    await expectCenter(contentOf(second));
    await user.pointer([{ keys: '[TouchA]', target: document.body }]);
    await expectCenter(contentOf(second));
    expect(pressed()).toBe(1);
  });

  it('shows what has the focus, chooses it with Enter or Space, and the whole again with Escape', async () => {
    const { user, spoke, expectCenter, pressed } = open();
    await user.tab();
    await expectCenter(contentOf(first));
    expect(pressed()).toBe(0);
    await user.keyboard('{Enter}');
    await user.tab();
    await expectCenter(contentOf(second));
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    await expectCenter(contentOf(first));

    await user.click(spoke(second.title));
    await user.keyboard(' ');
    await expectCenter(contentOf(second));
    await user.keyboard('{Escape}');
    await expectCenter(whole);
    expect(pressed()).toBe(0);
  });

  it('says each text once to screen readers: in its button', () => {
    const { spoke } = open();
    expect(spoke(first.title).textContent).toContain(first.text);
    expect(document.querySelector('[aria-live]')).toBeNull();
  });
});
