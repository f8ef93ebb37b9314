import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import texts from '~/i18n/locales/de/schedule-meeting.json';
import { ConsentPage } from './consent-page';

const CALENDAR = { url: 'https://kalender.example/demo', host: 'kalender.example' };
const show = (calendar: typeof CALENDAR | null) =>
  render(<ConsentPage texts={texts} calendar={calendar} contactHref="/en#contact" />);

afterEach(cleanup);

describe('ConsentPage', () => {
  it('loads nothing foreign by itself (decisions G1)', () => {
    const { container } = show(CALENDAR);
    expect(container.querySelectorAll('iframe, img, script, link, object, [src]')).toHaveLength(0);
  });

  it('says who runs the calendar', () => {
    show(CALENDAR);
    expect(screen.getByRole('main').textContent).toContain('unter kalender.example.');
  });

  it('loads the calendar in its own place, by a plain link', () => {
    show(CALENDAR);
    const link = screen.getByRole('link', { name: texts.consent.load });
    expect(link.getAttribute('href')).toBe(CALENDAR.url);
    expect(link.hasAttribute('target')).toBe(false);
  });

  it('opens the calendar in a new tab as well', () => {
    show(CALENDAR);
    const link = screen.getByRole('link', { name: texts.consent.newTab });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('leads to the contact form, out of the frame, where there is no calendar', () => {
    show(null);
    const [link, ...more] = screen.getAllByRole('link');
    expect(more).toHaveLength(0);
    expect(link?.getAttribute('href')).toBe('/en#contact');
    expect(link?.getAttribute('target')).toBe('_top');
  });
});
