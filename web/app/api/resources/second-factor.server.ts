import {
  recoveryCodes,
  type SecondFactor,
  secondFactor,
  secondFactorConfirmation,
  secondFactorRemoval,
  secondFactorSetup,
  secondFactorStart,
} from 'contract/second-factor';
import { SUCCESS, success } from '~/api/http/contract';
import { json } from '~/api/http/request-body.server';
import { resource } from '~/api/http/resource.server';
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '~/content/editing/second-factor.server';
import { setupOf } from './second-factor-setup.server';

/** Small, as at the login: the body holds passwords and codes only. */
const LIMIT_BYTES = 16 * 1024;

const own = resource('/api/admin/second-factor')
  .get({
    summary: 'Whether the account signs in with a second factor.',
    access: 'session',
    output: secondFactor,
    handler: ({ editor }): Promise<SecondFactor> => getSecondFactor(editor),
  })
  .post({
    summary: 'Begin to set it up; nothing is in force until a code of the new secret has come back.',
    access: 'session',
    input: json(secondFactorStart, LIMIT_BYTES),
    output: secondFactorSetup,
    errors: ['password-wrong', 'second-factor-on', 'too-many-attempts'],
    handler: async ({ editor, input }) => setupOf(await beginSecondFactor(editor, input)),
  })
  .put({
    summary:
      'Put it in force by a code; answers the recovery codes, this once. Other sessions of the account end.',
    access: 'session',
    input: json(secondFactorConfirmation, LIMIT_BYTES),
    output: recoveryCodes,
    errors: ['code-wrong', 'too-many-attempts'],
    handler: ({ editor, input }) => confirmSecondFactor(editor, input),
  });

const codes = resource('/api/admin/second-factor/recovery-codes').post({
  summary: 'New recovery codes, shown this once; those from before are worthless.',
  access: 'session',
  input: json(secondFactorConfirmation, LIMIT_BYTES),
  output: recoveryCodes,
  errors: ['code-wrong', 'second-factor-off', 'too-many-attempts'],
  handler: ({ editor, input }) => renewRecoveryCodes(editor, input),
});

const removal = resource('/api/admin/second-factor/removal').post({
  summary: 'Remove it, with password and code.',
  access: 'session',
  input: json(secondFactorRemoval, LIMIT_BYTES),
  output: success,
  errors: ['password-wrong', 'code-wrong', 'second-factor-off', 'second-factor-duty', 'too-many-attempts'],
  handler: async ({ editor, input }) => {
    await removeSecondFactor(editor, input);
    return SUCCESS;
  },
});

export const secondFactorResources = [own, codes, removal];
