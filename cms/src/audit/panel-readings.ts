import { CONTACT_SUBMISSION } from '../content-types';
import type { AdminContext } from '../strapi';
import { isRecord } from './acts';
import type { MessageFinder } from './recording';

const documentIdsOf = (entries: unknown): string[] =>
  (Array.isArray(entries) ? entries : [entries])
    .filter(isRecord)
    .map(({ documentId }) => documentId)
    .filter((id) => typeof id === 'string');

const isOfMessages = ({ params }: AdminContext) => params.model === CONTACT_SUBMISSION;

const inField =
  (field: 'data' | 'results'): MessageFinder =>
  (answer, context) =>
    isOfMessages(context) && isRecord(answer) ? documentIdsOf(answer[field]) : [];

/** The start page lists changed entries, messages among them by their sender's address. */
const onStartPage: MessageFinder = (answer) => {
  const entries = isRecord(answer) && Array.isArray(answer.data) ? answer.data.filter(isRecord) : [];
  return documentIdsOf(entries.filter(({ contentTypeUid }) => contentTypeUid === CONTACT_SUBMISSION));
};

export const PANEL_READINGS: Readonly<Record<string, MessageFinder>> = {
  'content-manager collection-types.find': inField('results'),
  'content-manager collection-types.findOne': inField('data'),
  'content-manager collection-types.bulkFindForValidation': inField('results'),
  'content-manager homepage.getRecentDocuments': onStartPage,
};
