import {
  REFUSAL_CODES,
  type RefusalCode,
  type RefusalDetails,
  refusalBody,
  statusOf,
} from 'contract/refusal';
import { describe, expect, it } from 'vitest';
import { CallError, NoConnection } from '~/admin/data/call-error';
import admin from '~/i18n/locales/de/admin.json';
import failures from '~/i18n/locales/de/admin-failures.json';
import { failureText } from './failure-text';

const { failure } = admin;
const words = (error: unknown) => failureText(error, failure.kept, { failure, ...failures });

function refused(code: RefusalCode, details?: RefusalDetails): CallError {
  const body = refusalBody(code, details);
  return new CallError(statusOf(code), body.error, body);
}

describe('failureText', () => {
  it('has a German sentence for every code of the contract, and no other', () => {
    expect(Object.keys(failures.codes).sort()).toEqual([...REFUSAL_CODES].sort());
  });

  it.each(REFUSAL_CODES)('says %s in German, whole, with what is safe and the code', (code) => {
    const error = refused(code, { field: 'translations.de.title', limit: 255 });
    const text = words(error);
    expect(text).toMatch(new RegExp(`\\. ${failure.kept.replaceAll('.', '\\.')} \\(\\d{3}: ${code}\\)$`));
    expect(text).not.toContain(error.reason);
    expect(text).not.toContain('{{');
  });

  it.each([
    ['translations.en.title', '„Titel“ (Englisch)'],
    ['translations.sq.motto', '„motto“ (Albanisch)'],
    ['title.de', '„Titel“ (Deutsch)'],
    ['features.fr.3', '„Funktionen“ (Französisch)'],
    ['images.team', '„Bilder“'],
    ['externalUrl', '„Externe Adresse“'],
    ['constructor', '„constructor“'],
  ])('calls the field %s as the screen does', (field, name) => {
    const text = words(refused('field-too-long', { field, limit: 50_000 }));
    expect(text).toContain(`${name} ist zu lang, höchstens 50.000 Zeichen sind möglich.`);
  });

  it.each([
    [400, failure.because.invalid],
    [401, failure.because.signedOut],
    [404, failure.because.gone],
    [500, failure.because.broken],
    [503, failure.because.away],
  ])('tells by the status %i what an answer without a known code means', (status, because) => {
    const later = { error: 'From a later version', code: 'from-later' };
    expect(words(new CallError(status, later.error, later))).toBe(
      `${because} ${failure.kept} (${status}: From a later version)`,
    );
    expect(words(new CallError(status, 'Bad gateway'))).toContain(because);
  });

  it('says that the site cannot be reached', () => {
    expect(words(new NoConnection('x'))).toBe(`${failure.noConnection} ${failure.kept}`);
  });

  it('cuts off the page that something in front of the site has answered', () => {
    expect(words(new CallError(502, '<p>'.repeat(1000))).length).toBeLessThan(400);
  });

  it('tells of a fault in the screen itself', () => {
    expect(words(new TypeError('x is not a function'))).toBe(`${failure.kept} (x is not a function)`);
  });
});
