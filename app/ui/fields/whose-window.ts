import { putBack, takeAllBut } from "./window-store";

const WHOSE = "whose";
const PUT_AWAY = "put away";

/**
 * Has this window keep what is whose: sessions end by themselves, too, and nobody signs out then. What somebody typed while they were signed in is put away once
 * nobody is, so that whoever sits down next reads none of it: it is there again when they sign in, and forgotten when somebody else does. What was typed
 * while nobody was signed in is theirs who signs in.
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
