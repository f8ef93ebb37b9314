import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '~/admin/render-screen.test-support';
import texts from '~/i18n/locales/de/admin-appearance.json';
import { ResetLook } from './reset-look';

function Form({ isStored = false }: { isStored?: boolean }) {
  const [isReset, setReset] = useState(isStored);
  return (
    <ResetLook
      isReset={isReset}
      isUnsaved={isReset && !isStored}
      isSaving={false}
      onReset={() => setReset(true)}
    />
  );
}

describe('putting colours and fonts back', () => {
  it('says that it must be saved before visitors see it', () => {
    renderScreen(<Form />);
    expect(screen.getByRole('status').textContent).toBe('');
    fireEvent.click(screen.getByRole('button', { name: texts.actions.reset }));
    expect(screen.getByRole('status').textContent).toBe(texts.actions.resetUnsaved);
  });

  it('says nothing where the default is what is stored', () => {
    renderScreen(<Form isStored />);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
