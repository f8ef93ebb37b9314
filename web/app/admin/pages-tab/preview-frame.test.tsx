import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '~/admin/render-screen.test-support';
import { connectPreview } from '~/features/preview/connect-preview';
import { PreviewFrame } from './preview-frame';

vi.mock('~/features/preview/connect-preview', { spy: true });

const send = vi.fn();

beforeEach(() => {
  send.mockClear();
  vi.mocked(connectPreview).mockReturnValue({ send, disconnect: () => undefined });
});

const draft = (title: string, alternativeTexts = {}) => ({
  key: 'about',
  translations: { de: { title } },
  images: { about: { url: '/uploads/a.png', width: 1, height: 1, alternativeTexts } },
});

const STORED = draft('Gespeichert');
const TYPED = draft('Getippt');
const DESCRIBED = draft('Gespeichert', { en: 'A clinic' });

function Editor({ isStored }: { isStored: boolean }) {
  const [shown, setShown] = useState(STORED);
  return (
    <>
      <PreviewFrame
        draft={shown}
        isStored={isStored}
        path="/de?preview=about"
        device="desktop"
        title="Vorschau"
        onReady={() => undefined}
      />
      {Object.entries({ STORED, TYPED, DESCRIBED }).map(([name, next]) => (
        <button key={name} type="button" onClick={() => setShown(next)}>
          {name}
        </button>
      ))}
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('sends no stored section to the page that shows it already, until something is typed', () => {
  renderScreen(<Editor isStored />);
  press('DESCRIBED');
  expect(send).not.toHaveBeenCalled();
  press('TYPED');
  expect(send).toHaveBeenLastCalledWith(TYPED);
  press('STORED');
  expect(send).toHaveBeenLastCalledWith(STORED);
});

it('sends an unsaved section at once', () => {
  renderScreen(<Editor isStored={false} />);
  expect(send).toHaveBeenCalledExactlyOnceWith(STORED);
});
