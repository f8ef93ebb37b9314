import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '~/admin/render-screen.test-support';
import { SaveBar } from './save-bar';

const CHANGED = { isDirty: true, conflicts: [], discard: vi.fn(), touchedAt: null, isForeign: false };
const SAVED = { ...CHANGED, isDirty: false };

function show(form: typeof CHANGED, { isSaving = false, mayClose = vi.fn(), isHidden = false } = {}) {
  const onSave = vi.fn();
  renderScreen(
    <div hidden={isHidden}>
      <SaveBar form={form} isSaving={isSaving} onSave={onSave} onClose={mayClose} />
    </div>,
  );
  return onSave;
}

describe('Ctrl + S', () => {
  it.each([{ ctrlKey: true }, { metaKey: true }, { ctrlKey: true, key: 'S' }])(
    'saves what was changed, and not the page as a file: %o',
    (keys) => {
      const onSave = show(CHANGED);
      // False means that the browser's own action is prevented.
      expect(fireEvent.keyDown(document.body, { key: 's', ...keys })).toBe(false);
      expect(onSave).toHaveBeenCalledOnce();
    },
  );

  it.each([
    ['nothing was changed', SAVED, {}],
    ['a save is on its way', CHANGED, { isSaving: true }],
  ])('saves nothing where %s, and keeps the browser from it too', (_name, form, options) => {
    const onSave = show(form, options);
    expect(fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })).toBe(false);
    expect(onSave).not.toHaveBeenCalled();
  });

  it('is not for a form in a tab that is not shown, nor for other keys', () => {
    const onSave = show(CHANGED, { isHidden: true });
    expect(fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })).toBe(true);
    expect(fireEvent.keyDown(document.body, { key: 's' })).toBe(true);
    expect(fireEvent.keyDown(document.body, { key: 's', ctrlKey: true, altKey: true })).toBe(true);
    expect(onSave).not.toHaveBeenCalled();
  });

  it('saves once while the keys are held', () => {
    const onSave = show(CHANGED);
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true, repeat: true });
    expect(onSave).not.toHaveBeenCalled();
  });
});

describe('the way out', () => {
  it('is to close once everything is saved, and to cancel before', () => {
    const mayClose = vi.fn();
    show(SAVED, { mayClose });
    fireEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(mayClose).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Abbrechen' })).toBeNull();
  });
});
