/** Where a site is until somebody has said it; its name is translated as those of the catalog are. */
export const PLACEHOLDER_CITY = "Your city";
