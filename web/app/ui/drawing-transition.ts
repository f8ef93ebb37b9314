/** Name by which browsers find a product's drawing on two pages; product pages have it in their style. */
export const DRAWING_TRANSITION = 'product-drawing';
