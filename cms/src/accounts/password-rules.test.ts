import { expect, test } from 'vitest';
import { passwordProblem } from './password-rules';

test.each([
  ['fewer than twelve characters', 'Kurz1234567', 'tooShort'],
  ['twelve bytes, but fewer characters', 'Äpfel1üöäß', 'tooShort'],
  ['more than the 72 bytes that bcrypt looks at', `Aa1${'x'.repeat(70)}`, 'tooLong'],
  ['more than 72 bytes in fewer characters', `Aa1${'ü'.repeat(35)}`, 'tooLong'],
  ['small letters alone', 'langes wort ohne ziffer', 'tooUniform'],
  ['a common password', 'Password1234', 'common'],
  ['a common password with digits and marks behind', 'Passwort2026!', 'common'],
  ['a common password with marks before', '12345-Administrator', 'common'],
  ['a common password with letters in full width', 'ＰaSswort20261', 'common'],
])('refuses %s', (_what, password, problem) => {
  expect(passwordProblem(password)).toBe(problem);
});

const person = {
  username: 'a.beispiel',
  email: 'ada.beispiel@klinik.example',
  firstname: 'Ada',
  lastname: 'Beispiel',
};

test.each([
  ['A.Beispiel2026'],
  ['Ada.Beispiel@klinik.example1'],
  ['Ada.Beispiel2026'],
  ['BeispielAda1234'],
  ['2026-Ada Beispiel'],
])('refuses what others know of the account: %s', (password) => {
  expect(passwordProblem(password)).toBeNull();
  expect(passwordProblem(password, person)).toBe('personal');
});

test.each([['Redaktion2026'], ['Blauer Kran 7 Tassen Tee'], [`Aa1${'x'.repeat(69)}`], ['9xQ-morgens-Amsel']])(
  'takes %s',
  (password) => {
    expect(passwordProblem(password, person)).toBeNull();
  },
);
