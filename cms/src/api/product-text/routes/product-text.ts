import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::product-text.product-text', { only: ['find', 'findOne'] });
