import { errors } from '@strapi/utils';
import { type HttpMiddleware, panelRoutes, type Strapi } from '../strapi';
import { refuseOthersPictures } from './others-pictures';
import { readPictureForm } from './picture-form';

/**
 * What stands before the handlers of Strapi's own upload, by their names: there the account is known, and no other
 * way of writing the address leads around it. The panel's logos come as forms, too.
 */
export function guardUploadRoutes(strapi: Strapi): void {
  const readForm = readPictureForm(strapi);
  const refuseOthers = refuseOthersPictures(strapi);
  const guards: Record<string, HttpMiddleware<never>> = {
    'admin.updateProjectSettings': readForm,
    'admin-upload.upload': readForm,
    'admin-upload.uploadFile': readForm,
    'admin-upload.replaceFile': readForm,
    'admin-upload.uploadFromUrls': refuseAddresses,
    'admin-folder.update': refuseOthers,
    'admin-folder-file.moveMany': refuseOthers,
    'admin-folder-file.deleteMany': refuseOthersPictures(strapi, { isDeletion: true }),
  };
  const routes = [...panelRoutes(strapi, 'admin'), ...panelRoutes(strapi, 'upload')];
  for (const [handler, guard] of Object.entries(guards)) {
    const route = routes.find((candidate) => candidate.handler === handler);
    if (!route) throw new Error(`Strapi has no route to ${handler} any more`);
    route.config = { ...route.config, middlewares: [...(route.config?.middlewares ?? []), guard] };
  }
}

/** The server fetches nothing from addresses that somebody names. */
const refuseAddresses: HttpMiddleware = async () => {
  throw new errors.ForbiddenError('Bilder bitte als Datei hochladen');
};
