/** A greeting with which a message begins, in English, German, French, Spanish and Italian. */
// pattern: anchored at the start; fixed alternatives, each followed by at most one of the others.
const GREETING =
  /^\s*(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|dear (?:all|team|sir or madam|sirs)|hallo|guten (?:tag|morgen|abend)|moin(?: moin)?|servus|gr[uü](?:ß|ss) gott|gr[uü]ezi|liebes team|sehr geehrte damen und herren|bonjour|bonsoir|salut|madame,? monsieur|hola|buenas(?: tardes| noches)?|buenos d[ií]as|buongiorno|buonasera|buon pomeriggio|salve|ciao)(?: (?:there|all|everyone|everybody|team|zusammen|allerseits|[aà] tous|tout le monde|madame|monsieur|a todos|equipo|a tutti))?(?:\s*[,!.;:–-]+\s*|\s*\n\s*|\s+)/iu;

/** Thanks with which a message ends, as a sentence or clause of its own. */
// pattern: anchored at the end; begins with a stop, and around the thanks stand fixed alternatives, each at most twice.
const THANKS =
  /[.!?,;:\n–-]\s{0,4}(?:many thanks|thanks|thank you|thx|cheers|(?:vielen |besten |herzlichen )?dank|danke(?:sch[oö]n)?|merci|(?:muchas |mil )?gracias|grazie(?: mille)?|mille grazie)(?: (?:in advance|so much|very much|a lot|a million|im voraus|schon (?:ein)?mal|sch[oö]n|sehr|d['’]avance|beaucoup|bien|de antemano|por adelantado|por su ayuda|in anticipo|mille|tante)){0,2}\s{0,2}[.!]{0,4}\s{0,4}$/iu;

/** Fewer words than this say nothing without their greeting. */
const MIN_WORDS = 2;

/** Returns a message without the greeting before it and the thanks behind it: they say nothing about its matter. As it is, if little else is said. */
export function withoutCourtesy(text: string): string {
  const rest = text.replace(GREETING, "").replace(THANKS, (stop) => (/^[.!?]/.test(stop) ? stop.charAt(0) : ""));
  return rest.trim().split(/\s+/).length >= MIN_WORDS ? rest.trim() : text;
}
