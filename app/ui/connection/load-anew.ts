let isUnderWay = false;

/** Loads the page anew as a whole, in another language or by newer rules. What waits for it is given to the page that comes, and not to the one that goes. */
export function loadAnew() {
  isUnderWay = true;
  location.reload();
}

/** Whether the page that stands here is about to go. */
export const isLoadedAnew = () => isUnderWay;
