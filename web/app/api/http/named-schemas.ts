import { credentials, editorAccount } from 'contract/account';
import { appearance, appearanceInput } from 'contract/appearance';
import { auditEntry } from 'contract/audit';
import { linkCheck } from 'contract/link-check';
import { listedMediaFile, mediaChange, mediaFile } from 'contract/media';
import { storedMessage, unreadMessages } from 'contract/message';
import { erasureReceipt, personalDataExport } from 'contract/personal-data';
import { blogPost } from 'contract/post';
import { listedPost } from 'contract/post-list';
import { productText, productTextInput } from 'contract/product-text';
import { activeProject, editedProject, newProject, projectInput } from 'contract/project';
import {
  recoveryCodes,
  secondFactor,
  secondFactorConfirmation,
  secondFactorRemoval,
  secondFactorSetup,
  secondFactorStart,
} from 'contract/second-factor';
import { contentSection, editedSection, newSection, sectionInput } from 'contract/section';
import { translatedTexts, translation, translationConfirmation } from 'contract/translation';
import type { z } from 'zod';
import {
  errorAnswer,
  pictureInUse,
  staleAppearance,
  staleProductText,
  staleProject,
  staleSection,
  staleTranslation,
  success,
} from './contract';

export const NAMED_SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  Error: errorAnswer,
  ActiveProject: activeProject,
  EditedProject: editedProject,
  StaleProject: staleProject,
  NewProject: newProject,
  ProjectChange: projectInput,
  ProductText: productText,
  StaleProductText: staleProductText,
  ProductTextChange: productTextInput,
  ContentSection: contentSection,
  EditedSection: editedSection,
  StaleSection: staleSection,
  NewSection: newSection,
  SectionChange: sectionInput,
  Message: storedMessage,
  MediaFile: mediaFile,
  ListedMediaFile: listedMediaFile,
  MediaChange: mediaChange,
  PictureInUse: pictureInUse,
  Translation: translation,
  TranslatedTexts: translatedTexts,
  StaleTranslation: staleTranslation,
  TranslationConfirmation: translationConfirmation,
  UnreadMessages: unreadMessages,
  BlogPost: blogPost,
  ListedPost: listedPost,
  LinkCheck: linkCheck,
  Appearance: appearance,
  AppearanceChange: appearanceInput,
  StaleAppearance: staleAppearance,
  AuditEntry: auditEntry,
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
