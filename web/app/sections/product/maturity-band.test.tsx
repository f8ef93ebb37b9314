import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import frame from '~/i18n/locales/de/frame.json';
import { renderOnPage } from '~/i18n/page.test-support';
import { MaturityBand } from './maturity-band';

afterEach(cleanup);

const show = (stage: string) =>
  renderOnPage(
    <MaturityBand stage={stage} badge="READY" badgeNote="Eigenangabe" banner="Startet in Kürze" />,
    {
      texts: { frame },
    },
  );

describe('MaturityBand', () => {
  it('says the step in one sentence, and what the product claims at that step', () => {
    const { container } = show('Ready für Zulassung');
    expect(screen.getByText('Reifegrad: Freigabe, Schritt 3 von 4')).toBeTruthy();
    expect(container.querySelector('[data-look=current]')?.textContent).toBe('FreigabeREADYEigenangabe');
    expect(screen.getByText('Startet in Kürze')).toBeTruthy();
  });

  it.each(['Pilotphase', ''])('keeps badge and banner where the stage is "%s"', (stage) => {
    const { container } = show(stage);
    for (const text of ['READY', 'Eigenangabe', 'Startet in Kürze'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(container.querySelector('[data-look]')).toBeNull();
    expect(screen.queryByText('Pilotphase') !== null).toBe(stage !== '');
  });

  it('says once what badge, banner and step would say in the same words', () => {
    const { container } = renderOnPage(
      <MaturityBand stage="Internal Testing" badge="Interne Testphase" banner="INTERNE TESTPHASE" />,
      { texts: { frame } },
    );
    expect(container.querySelector('[data-look=current]')?.textContent).toBe('Interne Testphase');
    expect(screen.getAllByText(/interne testphase/i)).toHaveLength(1);
  });

  it('is not there where there is nothing to say', () => {
    const { container } = renderOnPage(<MaturityBand stage="" />, { texts: { frame } });
    expect(container.textContent).toBe('');
  });
});
