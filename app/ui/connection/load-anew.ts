let isUnderWay = false;

/** Reloads the whole document, in another language or by newer rules. Pending work goes to the new document instead of the old one. */
export function loadAnew() {
  isUnderWay = true;
  location.reload();
}

/** Whether the current document is about to be replaced. */
export const isLoadedAnew = () => isUnderWay;
