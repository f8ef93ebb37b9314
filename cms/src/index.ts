import { endSessionsOfChangedAccounts } from './accounts/end-sessions';
import { spendEqualEffortOnLogins } from './accounts/equal-login-effort';
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
import { dateLanguagesByTheirTexts } from './integrity/language-dates';
import { keepSharedFieldsEqual } from './integrity/shared-fields';
import { refuseDuplicateKeys } from './integrity/unique-keys';
import { forgetTextsOfLostFiles } from './picture-texts/forget-lost-files';
import { keepMessagesNoLongerThan } from './retention/contact-messages';
import { registerSiteAdmin } from './site-admin/routes';
import { registerVersionRoute } from './site-version/route';
import { changeVersionOnWrites, ensureVersionRow } from './site-version/version-row';
import type { Strapi } from './strapi-door';
import { uploadWithoutMetadata } from './uploads/without-metadata';

export default {
  register({ strapi }: { strapi: Strapi }) {
    limitGraphql(strapi);
    refuseDuplicateKeys(strapi);
    keepSharedFieldsEqual(strapi);
    dateLanguagesByTheirTexts(strapi);
    registerVersionRoute(strapi);
    registerSiteAdmin(strapi);
    uploadWithoutMetadata(strapi);
    endSessionsOfChangedAccounts(strapi);
  },

  /** Runs before the port opens; every step may run again at each start. */
  async bootstrap({ strapi }: { strapi: Strapi }) {
    const environment = checkEnvironment();
    await spendEqualEffortOnLogins(strapi);
    await ensureIndexes(strapi);
    await ensureVersionRow(strapi);
    changeVersionOnWrites(strapi);
    forgetTextsOfLostFiles(strapi);
    await ensureLocales(strapi);
    await ensureFirstAdministrator(strapi, environment);
    await ensureRoles(strapi);
    await ensureSiteToken(strapi, environment.CMS_API_TOKEN);
    await ensureEditorUi(strapi);
    await ensureAppearance(strapi);
    await seed(strapi, environment.SEED_DIR);
    await keepMessagesNoLongerThan(strapi, environment.CONTACT_RETENTION_DAYS);
  },
};
