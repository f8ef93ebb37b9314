import { actsOn, isRecord, onAddressed, onMade, onNamed, onOwnAccount, onTheOne, thingsIn } from './acts';
import { onEntries, onTheEntry } from './content-acts';
import type { ActReader } from './recording';

/** One call uploads a picture or, if its address names one, changes it. */
const upload: ActReader = (context, strapi) =>
  typeof context.query.id === 'string'
    ? () => actsOn('save', 'picture', [String(context.query.id)])
    : onMade('upload', 'picture')(context, strapi);

const onFilesAndFolders =
  (action: 'save' | 'delete'): ActReader =>
  ({ request: { body } }) => {
    const acts = [
      ...actsOn(action, 'picture', thingsIn(body, 'fileIds')),
      ...actsOn(action, 'folder', thingsIn(body, 'folderIds')),
    ];
    return () => acts;
  };

const describedFiles: ActReader = ({ request: { body } }) => {
  const updates = isRecord(body) && Array.isArray(body.updates) ? body.updates : [];
  const ids = thingsIn({ ids: updates.map((update) => (isRecord(update) ? update.id : undefined)) }, 'ids');
  return () => actsOn('save', 'picture', ids);
};

const deletedSetting = onTheOne('delete', 'setting', 'webhooks');
const setting = (name: string) => onTheOne('save', 'setting', name);
const schemaOfContent = setting('content-types');

/**
 * By part and handler; null if the call only asks or keeps a session alive. A missing call is recorded as a change of
 * a setting, and fails a test.
 */
export const PANEL_ACTS: Readonly<Record<string, ActReader | null>> = {
  'admin authentication.login': null, // sign-in.ts records it, because failures count too
  // password-links/routes.ts records these, which have no signed-in account.
  'admin authentication.register': null,
  'admin authentication.forgotPassword': null,
  'admin authentication.resetPassword': null,
  'admin authentication.logout': onOwnAccount('sign-out'),
  'admin authentication.accessToken': null,
  // Disabled in accounts/sign-in/limited-routes.ts.
  'admin authentication.registerAdmin': null,
  'admin authenticated-session.revokeAll': onOwnAccount('sign-out'),
  'admin authenticated-session.revoke': onOwnAccount('sign-out'),

  'admin authenticated-user.updateMe': onOwnAccount('save'),
  'admin user.create': onMade('save', 'account'),
  'admin user.update': onAddressed('save', 'account'),
  'admin user.deleteOne': onAddressed('delete', 'account'),
  'admin user.deleteMany': onNamed('delete', 'account'),
  'admin role.create': onMade('save', 'role'),
  'admin role.update': onAddressed('save', 'role'),
  'admin role.updatePermissions': onAddressed('save', 'role'),
  'admin role.deleteOne': onAddressed('delete', 'role'),
  'admin role.deleteMany': onNamed('delete', 'role'),
  'admin permission.check': null,

  'admin api-token.create': onMade('save', 'token'),
  'admin api-token.update': onAddressed('save', 'token'),
  'admin api-token.regenerate': onAddressed('save', 'token'),
  'admin api-token.revoke': onAddressed('delete', 'token'),
  'admin admin-token.create': onMade('save', 'token'),
  'admin admin-token.update': onAddressed('save', 'token'),
  'admin admin-token.regenerate': onAddressed('save', 'token'),
  'admin admin-token.revoke': onAddressed('delete', 'token'),
  'admin transfer.token-create': onMade('save', 'token'),
  'admin transfer.token-update': onAddressed('save', 'token'),
  'admin transfer.token-regenerate': onAddressed('save', 'token'),
  'admin transfer.token-revoke': onAddressed('delete', 'token'),

  'admin admin.updateProjectSettings': setting('project-settings'),
  'admin homepage.updateHomepageLayout': null, // one's own start page
  'admin webhooks.createWebhook': setting('webhooks'),
  'admin webhooks.updateWebhook': setting('webhooks'),
  'admin webhooks.deleteWebhook': deletedSetting,
  'admin webhooks.deleteWebhooks': deletedSetting,
  'admin webhooks.triggerWebhook': null,

  'content-manager collection-types.create': onEntries('save'),
  'content-manager collection-types.clone': onEntries('save'),
  'content-manager collection-types.autoClone': onEntries('save'),
  'content-manager collection-types.update': onEntries('save'),
  'content-manager collection-types.discard': onEntries('save'),
  'content-manager collection-types.delete': onEntries('delete'),
  'content-manager collection-types.bulkDelete': onEntries('delete'),
  'content-manager collection-types.publish': onEntries('publish'),
  'content-manager collection-types.bulkPublish': onEntries('publish'),
  'content-manager collection-types.unpublish': onEntries('unpublish'),
  'content-manager collection-types.bulkUnpublish': onEntries('unpublish'),
  'content-manager collection-types.bulkFindForValidation': null,
  'content-manager single-types.createOrUpdate': onTheEntry('save'),
  'content-manager single-types.discard': onTheEntry('save'),
  'content-manager single-types.delete': onTheEntry('delete'),
  'content-manager single-types.publish': onTheEntry('publish'),
  'content-manager single-types.unpublish': onTheEntry('unpublish'),
  'content-manager uid.generateUID': null,
  'content-manager uid.checkUIDAvailability': null,
  'content-manager content-types.updateContentTypeConfiguration': onAddressed('save', 'setting', 'uid'),
  'content-manager components.updateComponentConfiguration': onAddressed('save', 'setting', 'uid'),

  'upload admin-upload.upload': upload,
  'upload admin-upload.uploadFile': upload,
  'upload admin-upload.uploadFromUrls': null, // disabled in uploads/upload-routes.ts
  'upload admin-upload.updateFileInfo': onAddressed('save', 'picture'),
  'upload admin-upload.replaceFile': onAddressed('save', 'picture'),
  'upload admin-upload.bulkUpdateFileInfo': describedFiles,
  'upload admin-file.destroy': onAddressed('delete', 'picture'),
  'upload admin-file.generateAIMetadata': setting('upload'),
  'upload admin-file.createAIMetadataJob': setting('upload'),
  'upload admin-folder.create': onMade('save', 'folder'),
  'upload admin-folder.update': onAddressed('save', 'folder'),
  'upload admin-folder-file.moveMany': onFilesAndFolders('save'),
  'upload admin-folder-file.deleteMany': onFilesAndFolders('delete'),
  'upload admin-settings.updateSettings': setting('upload'),
  'upload view-configuration.updateViewConfiguration': setting('upload'),

  'i18n locales.createLocale': onMade('save', 'language'),
  'i18n locales.updateLocale': onAddressed('save', 'language'),
  'i18n locales.deleteLocale': onAddressed('delete', 'language'),
  'i18n content-types.getNonLocalizedAttributes': null,
  'i18n settings.updateSettings': setting('languages'),

  // Development only: Strapi refuses these in production.
  'content-type-builder content-types.createContentType': schemaOfContent,
  'content-type-builder content-types.updateContentType': schemaOfContent,
  'content-type-builder content-types.deleteContentType': schemaOfContent,
  'content-type-builder components.createComponent': schemaOfContent,
  'content-type-builder components.updateComponent': schemaOfContent,
  'content-type-builder components.deleteComponent': schemaOfContent,
  'content-type-builder component-categories.editCategory': schemaOfContent,
  'content-type-builder component-categories.deleteCategory': schemaOfContent,
  'content-type-builder schema.updateSchema': schemaOfContent,

  'email email.send': null,
  'email email.test': null,
  'email email.verify': null,
};
