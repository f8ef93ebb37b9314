import {
  type ErasureReceipt,
  erasureReceipt,
  type PersonalDataCount,
  type PersonalDataExport,
  personalDataCount,
  personalDataExport,
} from 'contract/personal-data';
import { callStrapiAs, type Editor } from './strapi-call.server';

// Personal data by e-mail address: for administrators only, never cached (decision E7).
const PATH = '/site-admin/personal-data';

export const countPersonalData = (editor: Editor, email: string): Promise<PersonalDataCount> =>
  callStrapiAs(editor, `${PATH}/count`, personalDataCount, { method: 'POST', json: { email } });

export const exportPersonalData = (editor: Editor, email: string): Promise<PersonalDataExport> =>
  callStrapiAs(editor, `${PATH}/export`, personalDataExport, { method: 'POST', json: { email } });

/** @param count the confirmed number of messages; Strapi refuses another */
export const erasePersonalData = (
  editor: Editor,
  { email, count }: { email: string; count: number },
): Promise<ErasureReceipt> =>
  callStrapiAs(editor, `${PATH}/erase`, erasureReceipt, { method: 'POST', json: { email, count } });
