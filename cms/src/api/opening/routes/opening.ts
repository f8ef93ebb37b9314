import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::opening.opening', { only: ['find', 'findOne'] });
