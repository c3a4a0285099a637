const WHOSE = "whose";

/**
 * Forgets what this window keeps once somebody signs in there who is not the one who had last: sessions end by themselves, too, and nobody signs out
 * then. What was typed while nobody had signed in is theirs who does.
 */
export function forgetAnothers() {
  const { by } = document.body.dataset;
  const before = sessionStorage.getItem(WHOSE);
  if (!by || by === before) return;
  if (before) sessionStorage.clear();
  sessionStorage.setItem(WHOSE, by);
}
