import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::section.section', { only: ['find', 'findOne'] });
