import { foldText } from "#app/features/catalog/search-words";

/** Words for pages of the site that are not near another matter's: 'contact' is near 'contract'. */
const MENDED =
  "refund cancel login password register booking settings erstattung stornieren einloggen passwort kennwort anmelden registrieren remboursement annuler connexion inscription reembolso cancelar contrasena registrarse rimborso annullare accedere registrarsi".split(
    " ",
  );
const MIN_LENGTH = 5;

/** Returns the word that a single one with one slip stands for: a letter too few or too many, another one, or two swapped. The first letter counts as correct. */
export function mendedWord(text: string): string | null {
  const word = foldText(text).trim();
  return word.length < MIN_LENGTH ? null : (MENDED.find((meant) => isOneSlip(word, meant)) ?? null);
}

function isOneSlip(said: string, meant: string): boolean {
  if (said.charAt(0) !== meant.charAt(0) || Math.abs(said.length - meant.length) > 1 || said === meant) return false;
  let at = 0;
  while (at < said.length && said.charAt(at) === meant.charAt(at)) at += 1;
  const [rest, other] = [said.slice(at), meant.slice(at)];
  const isSwapped = rest.charAt(0) === other.charAt(1) && rest.charAt(1) === other.charAt(0) && rest.slice(2) === other.slice(2);
  return isSwapped || rest.slice(1) === other || rest === other.slice(1) || rest.slice(1) === other.slice(1);
}
