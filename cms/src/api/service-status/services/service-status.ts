import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::service-status.service-status');
