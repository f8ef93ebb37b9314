import { type Strapi, service } from '../strapi';

/** A right of its own, which roles may get in the panel: numbers belong to no content type. */
export const READ_STATISTICS = 'admin::statistics.read';

interface AdminPermissions {
  actionProvider: { registerMany(actions: object[]): Promise<void> };
}

/** Comes before Strapi removes rights that it does not know from its roles. */
export async function registerStatisticsPermission(strapi: Strapi): Promise<void> {
  await service<AdminPermissions>(strapi, 'admin::permission').actionProvider.registerMany([
    {
      section: 'settings',
      category: 'Website',
      uid: 'statistics.read',
      pluginName: 'admin',
      displayName: 'Zahlen lesen',
    },
  ]);
}
