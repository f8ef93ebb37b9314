import { enforceAccountRules } from './accounts/account-rules';
import { endSessionsOfChangedAccounts } from './accounts/end-sessions';
import { equalizeLoginTiming } from './accounts/equalize-login-timing';
import { keepCreatorsPrivate } from './accounts/keep-creators-private';
import { forgetSecondFactorsOfDeletedAccounts } from './accounts/second-factor/deleted-accounts';
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
import { checkEnvironment } from './env';
import { limitGraphql } from './graphql-surface';
import { makeAddressesFromTitles } from './integrity/address-from-title';
import { startCopiesOfPostsAnew } from './integrity/copied-posts';
import { refuseWrongFormats } from './integrity/field-formats';
import { dateLanguagesByTheirTexts } from './integrity/language-dates';
import { keepLanguagesOfTheSite } from './integrity/languages-of-the-site';
import { completeNewProducts } from './integrity/new-products';
import { dateFirstPublications } from './integrity/publication-date';
import { countReadingTimes } from './integrity/reading-time';
import { keepSharedFieldsEqual } from './integrity/shared-fields';
import { refuseDuplicateKeys } from './integrity/unique-keys';
import { deleteTextsWithFile } from './picture-texts/delete-with-file';
import { keepAuditTrailNoLongerThanPromised } from './retention/audit-trail';
import { keepMessagesNoLongerThan } from './retention/contact-messages';
import { registerSiteAdmin } from './site-admin/routes';
import { registerVersionRoute } from './site-version/route';
import { changeVersionOnWrites, ensureVersionRow } from './site-version/version-row';
import type { Strapi } from './strapi';
import { recordTranslationSources } from './translations/record-sources';
import { ensureSourcesTable } from './translations/sources';
import { keepPicturesInUse } from './uploads/keep-pictures-in-use';
import { checkUploads } from './uploads/upload-routes';
import { uploadWithoutMetadata } from './uploads/without-metadata';

export default {
  register({ strapi }: { strapi: Strapi }) {
    limitGraphql(strapi);
    // The middleware that is registered first is the outermost: the formats of generated addresses are checked as well.
    startCopiesOfPostsAnew(strapi);
    makeAddressesFromTitles(strapi);
    dateFirstPublications(strapi);
    countReadingTimes(strapi);
    refuseWrongFormats(strapi);
    refuseDuplicateKeys(strapi);
    completeNewProducts(strapi);
    keepSharedFieldsEqual(strapi);
    dateLanguagesByTheirTexts(strapi);
    recordTranslationSources(strapi);
    registerVersionRoute(strapi);
    registerSiteAdmin(strapi);
    checkUploads(strapi);
    uploadWithoutMetadata(strapi);
    keepPicturesInUse(strapi);
    keepLanguagesOfTheSite(strapi);
    endSessionsOfChangedAccounts(strapi);
    limitSignIns(strapi);
    refuseUnprovedSessions(strapi);
    forgetSecondFactorsOfDeletedAccounts(strapi);
    keepCreatorsPrivate(strapi);
    refuseUnreadableRelations(strapi);
    registerGateRoute(strapi);
    recordPrograms(strapi);
    // Last, around the middlewares that all others have given to the routes of the panel.
    recordPanel(strapi);
  },

  /** Runs before the port opens; every step may run again at each start. */
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
    changeVersionOnWrites(strapi);
    deleteTextsWithFile(strapi);
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
