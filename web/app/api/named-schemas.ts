import type { z } from 'zod';
import { activeProject, contentSection, errorAnswer } from './contract';
import * as answers from './contract-editing';
import * as inputs from './contract-input';

/** Schemas that have a name in the description. */
export const NAMED_SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  Error: errorAnswer,
  ActiveProject: activeProject,
  EditedProject: answers.editedProject,
  StaleProject: answers.staleProject,
  NewProject: inputs.newProject,
  ProjectChange: inputs.projectInput,
  ProductText: answers.productText,
  StaleProductText: answers.staleProductText,
  ProductTextChange: inputs.productTextInput,
  ContentSection: contentSection,
  EditedSection: answers.editedSection,
  StaleSection: answers.staleSection,
  NewSection: inputs.newSection,
  SectionChange: inputs.sectionInput,
  Message: answers.storedMessage,
  MediaFile: answers.mediaFile,
  ListedMediaFile: answers.listedMediaFile,
  MediaChange: inputs.mediaChange,
  PictureInUse: answers.pictureInUse,
  Translation: answers.translation,
  TranslatedTexts: answers.translatedTexts,
  StaleTranslation: answers.staleTranslation,
  TranslationConfirmation: inputs.translationConfirmation,
  UnreadMessages: answers.unreadMessages,
  Appearance: answers.appearance,
  AppearanceChange: inputs.appearanceInput,
  StaleAppearance: answers.staleAppearance,
  Account: answers.editorAccount,
  Credentials: inputs.credentials,
  Success: answers.success,
};
