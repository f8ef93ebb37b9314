import {
  type NewSecondFactor,
  newSecondFactor,
  type RecoveryCodes,
  recoveryCodes,
  type SecondFactor,
  secondFactor,
} from 'contract/second-factor';
import { z } from 'zod';
import { callStrapiAs, type Editor } from './strapi-call.server';

const PATH = '/site-admin/second-factor';

/** All of these throw StrapiRefusal and ContentUnavailable. */
export function getSecondFactor(editor: Editor): Promise<SecondFactor> {
  return callStrapiAs(editor, PATH, secondFactor);
}

export function beginSecondFactor(editor: Editor, json: { password: string }): Promise<NewSecondFactor> {
  return callStrapiAs(editor, PATH, newSecondFactor, { method: 'POST', json });
}

export function confirmSecondFactor(editor: Editor, json: { code: string }): Promise<RecoveryCodes> {
  return callStrapiAs(editor, PATH, recoveryCodes, { method: 'PUT', json });
}

export function renewRecoveryCodes(editor: Editor, json: { code: string }): Promise<RecoveryCodes> {
  return callStrapiAs(editor, `${PATH}/recovery-codes`, recoveryCodes, { method: 'POST', json });
}

export async function removeSecondFactor(
  editor: Editor,
  json: { password: string; code: string },
): Promise<void> {
  await callStrapiAs(editor, `${PATH}/removal`, z.undefined(), { method: 'POST', json });
}
