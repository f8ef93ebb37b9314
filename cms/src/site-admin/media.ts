import { SECTION } from '../content-types';
import { type AdminContext, type Data, type Route, type Strapi, table } from '../strapi-door';
import { FILE, filePermissionsOf, permissionsOf } from './permissions';
import { adminRoute } from './route';
import { readSections } from './sections';

const ACTION = 'plugin::upload.read';

interface FileRow extends Data {
  id: number;
  name: string;
  url: string;
  mime: string;
  /** In thousands of bytes, as in Strapi's own answers. */
  size: number;
  width: number | null;
  height: number | null;
  alternativeText: string | null;
  createdAt: string | Date;
}

async function read(strapi: Strapi, context: AdminContext) {
  const { ability, toSubject } = filePermissionsOf(strapi, context, ACTION);
  const files = await table<FileRow>(strapi, FILE).findMany({
    populate: { createdBy: { select: ['id'] } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  const usedBy = await sectionsByImage(strapi, context);
  return files
    .filter((file) => ability.can(ACTION, toSubject(file)))
    .map(({ id, name, url, mime, size, width, height, alternativeText, createdAt }) => ({
      id,
      name,
      url,
      mime,
      size,
      width,
      height,
      alternativeText,
      createdAt: new Date(createdAt).toISOString(),
      usedBy: usedBy.get(id) ?? [],
    }));
}

/** Keys of the sections that show an image, as far as the account may see them. */
async function sectionsByImage(strapi: Strapi, context: AdminContext): Promise<Map<number, string[]>> {
  const usedBy = new Map<number, string[]>();
  if (permissionsOf(strapi, context, SECTION).cannot.read()) return usedBy;
  for (const { sectionKey, images } of await readSections(strapi, context)) {
    for (const id of new Set(Object.values(images).map((image) => image.id))) {
      usedBy.set(id, [...(usedBy.get(id) ?? []), sectionKey]);
    }
  }
  return usedBy;
}

export const mediaRoutes = (strapi: Strapi): Route[] => [
  adminRoute('GET', '/media', [ACTION], (context) => read(strapi, context)),
];
