import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { focalPointRules } from '~/theme/focal-point';
import { Picture, sourcesOf } from './picture';

const image = {
  url: '/uploads/team.jpg',
  version: null,
  width: 700,
  height: 350,
  alternativeText: { value: 'Das Team', lang: 'de' as const },
};

afterEach(cleanup);

describe('a picture', () => {
  it('offers the widths below its own, then its own', () => {
    const sources =
      '/uploads/team.jpg?w=320 320w, /uploads/team.jpg?w=640 640w, /uploads/team.jpg?w=960 700w';
    expect(sourcesOf(image)).toBe(sources);
    expect(sourcesOf({ ...image, width: 640 })).toMatch(/\?w=320 320w, \S+\?w=640 640w$/);
    expect(sourcesOf({ ...image, width: 90 })).toBe('/uploads/team.jpg?w=320 90w');
    expect(sourcesOf({ ...image, width: 4000 })).toMatch(/\?w=1920 1920w$/);
  });

  it('names the version of the file, so that browsers may keep it', () => {
    expect(sourcesOf({ ...image, version: 'k1', width: 90 })).toBe('/uploads/team.jpg?w=320&v=k1 90w');
    render(<Picture image={{ ...image, version: 'k1' }} sizes="50vw" />);
    expect(screen.getByRole('img').getAttribute('src')).toBe('/uploads/team.jpg?v=k1');
  });

  it.each([
    ['a GIF, which may move', { url: '/uploads/a.gif', version: null, width: 700 }],
    ['a file of unknown width', { url: '/uploads/a.png', version: null, width: null }],
  ])('offers nothing else of %s', (_name, file) => {
    expect(sourcesOf(file)).toBeUndefined();
  });

  it('keeps its place, says its text in the language that it is in, and waits until it comes near', () => {
    render(<Picture image={image} sizes="50vw" className="photo" />);
    const shown = screen.getByRole('img', { name: 'Das Team' });
    const attributes = { width: '700', height: '350', lang: 'de', loading: 'lazy', sizes: '50vw' };
    for (const [name, value] of Object.entries(attributes)) expect(shown.getAttribute(name)).toBe(value);
  });

  it('keeps in sight what editors chose, by the nearest of the rules for it', () => {
    const focalPoint = { x: 12.6, y: 98 };
    render(<Picture image={{ ...image, focalPoint }} sizes="50vw" />);
    expect([...screen.getByRole('img').classList]).toEqual(['focal', 'focal-x-15', 'focal-y-100']);
    expect(focalPointRules).toHaveProperty(['.focal-x-15', '--focal-x'], '15%');
    expect(focalPointRules).toHaveProperty(['.focal-y-100', '--focal-y'], '100%');
  });

  it('without a text is decoration', () => {
    const { container } = render(
      <Picture image={{ ...image, alternativeText: null }} sizes="50vw" isEager />,
    );
    const shown = container.querySelector('img');
    expect(shown?.getAttribute('alt')).toBe('');
    expect(shown?.hasAttribute('lang')).toBe(false);
    expect(shown?.hasAttribute('loading')).toBe(false);
    expect(shown?.getAttribute('fetchpriority')).toBe('high');
    expect(shown?.dataset).toEqual({});
  });
});
