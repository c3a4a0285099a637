/** The site's name until somebody sets one. */
export const PRODUCT_NAME = "Sagebridge";
