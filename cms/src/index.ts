import { enforceAccountRules } from './accounts/account-rules';
import { endSessionsOfChangedAccounts } from './accounts/end-sessions';
import { equalizeLoginTiming } from './accounts/equalize-login-timing';
import { keepCreatorsPrivate } from './accounts/keep-creators-private';
import { forgetSecondFactorsOfDeletedAccounts } from './accounts/second-factor/deleted-accounts';
import { demandSecondFactorInPanel } from './accounts/second-factor/duty';
import { secondFactors } from './accounts/second-factor/second-factors';
import { askForSecondFactor, refuseUnprovedSessions } from './accounts/second-factor/second-step';
import { limitSignIns } from './accounts/sign-in/limited-routes';
import { ensureUniqueUsernames } from './accounts/unique-names';
import { refuseUnreadableRelations } from './accounts/unreadable-relations';
import { registerGateRoute } from './audit/gate-route';
import { recordCommandLine } from './audit/recorded-command-line';
import { recordPanel } from './audit/recorded-panel';
import { recordPrograms } from './audit/recorded-programs';
import { ensureAuditTrail } from './audit/trail';
import { adoptExistingTranslations } from './bootstrap/adopt-existing-translations';
import { ensureAppearance } from './bootstrap/appearance';
import { ensureEditorUi } from './bootstrap/editor-ui';
import { ensureFirstAdministrator } from './bootstrap/first-administrator';
import { ensureIndexes } from './bootstrap/indexes';
import { ensureLocales } from './bootstrap/locales';
import { ensureRoles } from './bootstrap/roles';
import { seed } from './bootstrap/seed';
import { ensureSiteToken } from './bootstrap/site-token';
import { DOCUMENT_RULES } from './document-rules';
import { checkEnvironment } from './env';
import { limitGraphql } from './graphql-surface';
import { keepLanguagesOfTheSite } from './integrity/languages-of-the-site';
import { deleteTextsWithFile } from './picture-texts/delete-with-file';
import { keepAuditTrailNoLongerThanPromised } from './retention/audit-trail';
import { keepMessagesNoLongerThan } from './retention/contact-messages';
import { registerSiteAdmin } from './site-admin/routes';
import { registerVersionRoute } from './site-version/route';
import { changeVersionOnWrites, ensureVersionRow } from './site-version/version-row';
import { applyDocumentRules, type Strapi } from './strapi';
import { ensureSourcesTable } from './translations/sources';
import { replaceWholeFiles, undoFailedUploads } from './uploads/failed-uploads';
import { keepPicturesInUse } from './uploads/keep-pictures-in-use';
import { limitUploads } from './uploads/limited-uploads';
import { ensureUploadQuota } from './uploads/upload-quota';
import { checkUploads } from './uploads/upload-routes';
import { uploadWithoutMetadata } from './uploads/without-metadata';

export default {
  register({ strapi }: { strapi: Strapi }) {
    limitGraphql(strapi);
    applyDocumentRules(strapi, DOCUMENT_RULES);
    registerVersionRoute(strapi);
    registerSiteAdmin(strapi);
    checkUploads(strapi);
    uploadWithoutMetadata(strapi);
    limitUploads(strapi);
    keepPicturesInUse(strapi);
    keepLanguagesOfTheSite(strapi);
    endSessionsOfChangedAccounts(strapi);
    limitSignIns(strapi);
    refuseUnprovedSessions(strapi);
    forgetSecondFactorsOfDeletedAccounts(strapi);
    keepCreatorsPrivate(strapi);
    refuseUnreadableRelations(strapi);
    registerGateRoute(strapi);
    demandSecondFactorInPanel(strapi);
    recordPrograms(strapi);
    // Last, because it wraps all other middlewares of the panel's routes.
    recordPanel(strapi);
  },

  /** Runs before the port opens; every step may repeat at each start. */
  async bootstrap({ strapi }: { strapi: Strapi }) {
    const environment = checkEnvironment();
    await secondFactors(strapi).ensureTable();
    await equalizeLoginTiming(strapi);
    askForSecondFactor(strapi);
    enforceAccountRules(strapi);
    await ensureUniqueUsernames(strapi);
    await ensureIndexes(strapi);
    await ensureVersionRow(strapi);
    await ensureSourcesTable(strapi);
    await ensureAuditTrail(strapi.db.connection);
    await ensureUploadQuota(strapi.db.connection);
    changeVersionOnWrites(strapi);
    deleteTextsWithFile(strapi);
    undoFailedUploads(strapi);
    replaceWholeFiles(strapi);
    await ensureLocales(strapi);
    await ensureFirstAdministrator(strapi, environment);
    await ensureRoles(strapi);
    await ensureSiteToken(strapi, environment.CMS_API_TOKEN);
    await ensureEditorUi(strapi);
    await ensureAppearance(strapi);
    await adoptExistingTranslations(strapi);
    await seed(strapi, environment.SEED_DIR);
    await keepMessagesNoLongerThan(strapi, environment.CONTACT_RETENTION_DAYS);
    await keepAuditTrailNoLongerThanPromised(strapi);
    recordCommandLine(strapi);
  },
};
