import { credentials, editorAccount } from 'contract/account';
import { auditEntry } from 'contract/audit';
import { errorAnswer, success } from 'contract/call';
import { CALLS } from 'contract/calls';
import { plan, publicationProblem, storedDraft } from 'contract/draft';
import { linkCheck } from 'contract/link-check';
import { listedMediaFile, mediaChange, mediaFile } from 'contract/media';
import { storedMessage, unreadMessages } from 'contract/message';
import { schemasOf } from 'contract/ordered';
import { ORDERED, ORDERED_KINDS, type OrderedKind } from 'contract/ordered-kinds';
import { listedPageText, pageText, textChange, textConflict, textProblem } from 'contract/page-text';
import { erasureReceipt, personalDataExport } from 'contract/personal-data';
import { blogPost } from 'contract/post';
import { listedPost } from 'contract/post-list';
import { productText, productTextInput } from 'contract/product-text';
import { activeProject, editedProject, newProject, projectInput } from 'contract/project';
import { editedRedirect, missedAddress, newRedirect, redirectImport, redirectInput } from 'contract/redirect';
import { finding } from 'contract/report';
import {
  recoveryCodes,
  secondFactor,
  secondFactorConfirmation,
  secondFactorRemoval,
  secondFactorSetup,
  secondFactorStart,
} from 'contract/second-factor';
import { contentSection, editedSection, newSection, sectionInput } from 'contract/section';
import { SINGLE_KINDS, type SingleKind } from 'contract/single-kinds';
import { statistics } from 'contract/statistics';
import { translatedTexts, translation, translationConfirmation } from 'contract/translation';
import { refusedText } from 'contract/translator-file';
import type { z } from 'zod';

/** `landing-page` becomes `LandingPage`. */
const schemaName = (kind: OrderedKind | SingleKind) =>
  kind.replace(/(?:^|-)[a-z]/g, (letter) => letter.replace('-', '').toUpperCase());

function orderedSchemas(kind: OrderedKind): Record<string, z.ZodType> {
  const { answer, created, input } = schemasOf(kind);
  const name = schemaName(kind);
  return {
    [name]: answer,
    [`Stale${name}`]: CALLS[`PUT /api/${ORDERED[kind].plural}/{key}`].ifMatch,
    [`New${name}`]: created,
    [`${name}Change`]: input,
  };
}

function singleSchemas(kind: SingleKind): Record<string, z.ZodType> {
  const { input, output, ifMatch } = CALLS[`PUT /api/${kind}`];
  const name = schemaName(kind);
  return { [name]: output, [`${name}Change`]: input, [`Stale${name}`]: ifMatch };
}

export const NAMED_SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  Error: errorAnswer,
  ActiveProject: activeProject,
  EditedProject: editedProject,
  StaleProject: CALLS['PUT /api/projects/{key}'].ifMatch,
  NewProject: newProject,
  ProjectChange: projectInput,
  ...Object.assign({}, ...ORDERED_KINDS.map(orderedSchemas)),
  Redirect: editedRedirect,
  StaleRedirect: CALLS['PUT /api/redirects/{key}'].ifMatch,
  NewRedirect: newRedirect,
  RedirectChange: redirectInput,
  RedirectImport: redirectImport,
  MissedAddress: missedAddress,
  ProductText: productText,
  StaleProductText: CALLS['PUT /api/product-texts/{key}'].ifMatch,
  ProductTextChange: productTextInput,
  PageText: pageText,
  ListedPageText: listedPageText,
  TextChange: textChange,
  TextConflict: textConflict,
  TextProblem: textProblem,
  RefusedText: refusedText,
  Draft: storedDraft,
  PublicationProblem: publicationProblem,
  Plan: plan,
  ContentSection: contentSection,
  EditedSection: editedSection,
  StaleSection: CALLS['PUT /api/content-sections/{key}'].ifMatch,
  NewSection: newSection,
  SectionChange: sectionInput,
  Message: storedMessage,
  MediaFile: mediaFile,
  ListedMediaFile: listedMediaFile,
  MediaChange: mediaChange,
  PictureInUse: CALLS['DELETE /api/media/{id}'].conflict.schema,
  Translation: translation,
  TranslatedTexts: translatedTexts,
  StaleTranslation: CALLS['PUT /api/translations/{kind}/{key}'].ifMatch,
  TranslationConfirmation: translationConfirmation,
  UnreadMessages: unreadMessages,
  BlogPost: blogPost,
  ListedPost: listedPost,
  LinkCheck: linkCheck,
  Finding: finding,
  ...Object.assign({}, ...SINGLE_KINDS.map(singleSchemas)),
  AuditEntry: auditEntry,
  Statistics: statistics,
  PersonalData: personalDataExport,
  ErasureReceipt: erasureReceipt,
  Account: editorAccount,
  Credentials: credentials,
  SecondFactor: secondFactor,
  SecondFactorStart: secondFactorStart,
  SecondFactorSetup: secondFactorSetup,
  SecondFactorConfirmation: secondFactorConfirmation,
  SecondFactorRemoval: secondFactorRemoval,
  RecoveryCodes: recoveryCodes,
  Success: success,
};
