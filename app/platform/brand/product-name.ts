/** What a site is called that nobody has named. */
export const PRODUCT_NAME = "Sagebridge";
