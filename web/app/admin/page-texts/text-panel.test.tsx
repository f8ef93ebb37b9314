import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LANGUAGE_CODES } from 'contract/languages';
import type { PageText, TextProblem } from 'contract/page-text';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '~/admin/render-screen.test-support';
import { fill } from '~/i18n/fill';
import admin from '~/i18n/locales/de/admin.json';
import words from '~/i18n/locales/de/admin-page-texts.json';
import { TextPanel } from './text-panel';

const KEY = 'hero.title';

function file(stored: string | null = null): PageText {
  const languages = LANGUAGE_CODES.map((code) => [
    code,
    { builtIn: `{{company}} ${code}`, stored: code === 'fr' ? stored : null, isOutdated: false },
  ]);
  const text = {
    key: KEY,
    place: 'Held › Titel',
    limit: 40,
    placeholders: ['company'],
    languages: Object.fromEntries(languages),
  };
  const unknown = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, {}])) as PageText['unknown'];
  return { file: 'home', title: 'Startseite', texts: [text], unknown, lastUpdated: null, updatedBy: null };
}

const onType = vi.fn();
const onDiscard = vi.fn();
const onLeave = vi.fn();

function open({
  stored = null,
  problem = null,
}: {
  stored?: string | null;
  problem?: TextProblem | null;
} = {}) {
  renderScreen(
    <TextPanel
      textRef={{ file: 'home', language: 'fr', key: KEY }}
      file={file(stored)}
      typed={undefined}
      problem={problem}
      onType={onType}
      onDiscard={onDiscard}
      onLeave={onLeave}
      onUndone={() => undefined}
    />,
  );
  return screen.findByRole<HTMLTextAreaElement>('textbox');
}

beforeEach(() => {
  vi.clearAllMocks();
});

describe('the panel of a text', () => {
  it('has the focus in the text that the site shows, with German, limit and placeholders beside', async () => {
    const field = await open({ stored: '{{company}} en France' });
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe('{{company}} en France');
    expect(field.lang).toBe('fr');
    expect(screen.getByRole('group', { name: words.panel.german }).textContent).toBe('{{company}} de');
    expect(screen.getByText(fill(words.panel.count, { count: 21, limit: 40 }))).toBeTruthy();
    expect(screen.getByText(fill(words.panel.placeholder, { names: '{{company}}' }))).toBeTruthy();
  });

  it('tells what is typed, and from which stored text', async () => {
    const field = await open({ stored: 'Ancien' });
    await userEvent.type(field, '!');
    expect(onType).toHaveBeenLastCalledWith('Ancien', 'Ancien!');
  });

  it('takes an emptied field for the built-in text and says so', async () => {
    const field = await open({ stored: 'Ancien' });
    await userEvent.clear(field);
    expect(onType).toHaveBeenLastCalledWith('Ancien', null);
    expect(screen.getByText(words.panel.empty)).toBeTruthy();
  });

  it('puts the built-in text back', async () => {
    const field = await open({ stored: 'Ancien' });
    await userEvent.click(screen.getByRole('button', { name: words.panel.restore }));
    expect(onType).toHaveBeenLastCalledWith('Ancien', null);
    expect(field.value).toBe('{{company}} fr');
  });

  it('takes the German text into a translation', async () => {
    const field = await open();
    await userEvent.click(screen.getByRole('button', { name: admin.translation.takeGerman }));
    expect(field.value).toBe('{{company}} de');
    expect(onType).toHaveBeenLastCalledWith(null, '{{company}} de');
  });

  it('says at the field why a text cannot be saved', async () => {
    const place = { file: 'home', language: 'fr', key: KEY } as const;
    const field = await open({ problem: { ...place, problem: 'too-long', limit: 12 } });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(fill(words.problems['too-long'], { limit: 12 }))).toBeTruthy();
  });

  it('leads back to the page by Escape', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    expect(onLeave).toHaveBeenCalledTimes(1);
  });
});
