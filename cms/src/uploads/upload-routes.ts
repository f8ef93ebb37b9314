import { errors } from '@strapi/utils';
import { type HttpMiddleware, panelRoutes, type Strapi } from '../strapi';
import { refuseOtherFiles, refuseOtherThanPictures } from './accepted-files';
import { readFileForm } from './file-form';
import { refuseOthersPictures } from './others-pictures';

/** Runs within the check of the account. Finds routes by handler, because paths have several spellings. */
export function checkUploads(strapi: Strapi): void {
  const readForm = readFileForm(strapi, refuseOtherFiles);
  const refuseOthers = refuseOthersPictures(strapi);
  const middlewares: Record<string, HttpMiddleware<never>> = {
    'admin.updateProjectSettings': readFileForm(strapi, refuseOtherThanPictures),
    'admin-upload.upload': readForm,
    'admin-upload.uploadFile': readForm,
    'admin-upload.replaceFile': readForm,
    'admin-upload.uploadFromUrls': refuseAddresses,
    'admin-folder.update': refuseOthers,
    'admin-folder-file.moveMany': refuseOthers,
    'admin-folder-file.deleteMany': refuseOthersPictures(strapi, { isDeletion: true }),
  };
  const routes = [...panelRoutes(strapi, 'admin'), ...panelRoutes(strapi, 'upload')];
  for (const [handler, middleware] of Object.entries(middlewares)) {
    const route = routes.find((candidate) => candidate.handler === handler);
    if (!route) throw new Error(`Strapi has no route to ${handler} any more`);
    route.config = { ...route.config, middlewares: [...(route.config?.middlewares ?? []), middleware] };
  }
}

/** Fetching files from addresses would allow requests into the internal network (SSRF). */
const refuseAddresses: HttpMiddleware = async () => {
  throw new errors.ForbiddenError('Bilder und PDF bitte als Datei hochladen');
};
