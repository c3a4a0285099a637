import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";

/** Asks for an expert, by whatever word, and of what in a few more. */
// pattern: anchored at both ends; fixed words, and at most four others
const SEEKS =
  /^(?:(?:hi|hello|hallo|bonjour|hola|ciao|buongiorno) )?(?:(?:i m |i am |we are |we re )?looking for|(?:i |we )?(?:need|want|seek)|(?:ich |wir )?(?:suche|suchen|brauche|brauchen)|(?:je |on |nous )?(?:cherche|cherchons|recherche|recherchons)|il (?:me|nous) faut|(?:j ai|nous avons) besoin d|busco|buscamos|necesito|necesitamos|cerco|cerchiamo|(?:mi|ci) serve|ho bisogno di) (?:(?:an?|einen?|eine|une?|un|una|uno) )?(?:\w+ )?(?:experts?|specialists?|consultants?|advis[eo]rs?|expertin|experten?|spezialist(?:in|en)?|berater(?:in)?|expertes?|specialistes?|conseill(?:er|ere)|consultante?|expert[oa]s?|especialistas?|asesora?|consultora?|espert[oaie]|specialist[ai]|consulent[ei])(?: \w+){1,4}$/;

/** Returns whether a text only asks for an expert: 'je cherche un expert cybersécurité'. */
export const seeksOnlySomebody = (text: string): boolean =>
  SEEKS.test(
    wordsOf(text)
      .map(({ folded }) => folded)
      .join(" "),
  );
