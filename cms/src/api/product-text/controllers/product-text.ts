import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::product-text.product-text');
