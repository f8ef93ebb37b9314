import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import texts from '~/i18n/locales/de/schedule-meeting.json';
import { ConsentPage } from './consent-page';

const CALENDAR = { url: 'https://kalender.example/demo', host: 'kalender.example' };
const show = () => render(<ConsentPage texts={texts} calendar={CALENDAR} />);

afterEach(cleanup);

describe('ConsentPage', () => {
  it('loads nothing foreign by itself (decisions G1)', () => {
    const { container } = show();
    expect(container.querySelectorAll('iframe, img, script, link, object, [src]')).toHaveLength(0);
  });

  it('says who runs the calendar', () => {
    show();
    expect(screen.getByRole('main').textContent).toContain('unter kalender.example.');
  });

  it('loads the calendar in its own place, by a plain link', () => {
    show();
    const link = screen.getByRole('link', { name: texts.consent.load });
    expect(link.getAttribute('href')).toBe(CALENDAR.url);
    expect(link.hasAttribute('target')).toBe(false);
  });

  it('opens the calendar in a new tab as well', () => {
    show();
    const link = screen.getByRole('link', { name: texts.consent.newTab });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });
});
