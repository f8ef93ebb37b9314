import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '~/admin/render-screen.test-support';
import texts from '~/i18n/locales/de/admin-pages.json';
import { PreviewState } from './preview-state';

const { preview } = texts;
const state = () => screen.getByRole('status').textContent;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const button = () => screen.queryByRole('button', { name: preview.loadAgain });

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('a preview that does not come', () => {
  it('says so after eight seconds, and offers to load it again', () => {
    const onReload = vi.fn();
    renderScreen(<PreviewState isReady={false} onReload={onReload} />);
    pass(7_900);
    expect(state()).toBe(preview.loading);
    expect(button()).toBeNull();
    pass(200);
    expect(state()).toBe(preview.missing);
    fireEvent.click(screen.getByRole('button', { name: preview.loadAgain }));
    expect(onReload).toHaveBeenCalledOnce();
  });

  it('is nothing to be told of once it is there', () => {
    renderScreen(<PreviewState isReady onReload={vi.fn()} />);
    pass(20_000);
    expect(state()).toBe(preview.live);
    expect(button()).toBeNull();
  });
});
