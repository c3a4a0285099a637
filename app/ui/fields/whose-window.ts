import { putBack, takeAllBut } from "./window-store";

const WHOSE = "whose";
const PUT_AWAY = "put away";

/**
 * Assigns this window's stored text to its author, because sessions also expire without a sign-out. What a signed-in person typed is put
 * away once nobody is signed in, so that the next person at the device cannot read it: it returns when its author signs in, and is
 * discarded when somebody else does. What a signed-out visitor typed belongs to whoever signs in.
 */
export function sortByWhose() {
  const { by } = document.body.dataset;
  const before = sessionStorage.getItem(WHOSE);
  const away = sessionStorage.getItem(PUT_AWAY);
  if (!before && !by) return;
  if (!by) return void (away ?? sessionStorage.setItem(PUT_AWAY, JSON.stringify(takeAllBut(WHOSE))));
  if (before && before !== by && away === null) sessionStorage.clear();
  if (before === by && away !== null) putBack(JSON.parse(away));
  sessionStorage.removeItem(PUT_AWAY);
  if (before !== by) sessionStorage.setItem(WHOSE, by);
}
