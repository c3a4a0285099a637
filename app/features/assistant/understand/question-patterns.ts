// Builders of the patterns for questions about the site, in the five languages (site-questions).

/** Matches questions where one's own things are, in the five languages: "where do I see my …", "wo finde ich meine …". */
export const whereAre = (en: string, de: string, fr: string, es: string, it: string) =>
  // pattern: the given words are fixed alternatives, and each repeated group ends with a space that its next part does not begin with
  new RegExp(
    [
      `\\b(?:where|how) (?:can i |do i |to |could i )?(?:see|find|download|view|are|is|look at|access) (?:a copy of |all )?(?:my|the) (?:\\w+ )?(?:${en})\\b$`,
      `\\b(?:wo|wie) (?:kann ich|finde ich|sehe ich|sind|ist|lade ich|lese ich|stehen|steht) (?:denn |hier )?(?:alle )?(?:meine?n?|die|den) (?:\\w+ )?(?:${de})(?: (?:sehen|finden|einsehen|lesen|ansehen|herunterladen|herunter))?$`,
      `\\b(?:ou|comment) (?:puis je |est ce que je (?:peux )?|je )?(?:se trouvent? |sont |est |voir |vois |trouver |trouve |telecharger |lire |consulter )(?:toutes )?(?:mes|ma|mon|la|les|le) (?:\\w+ )?(?:${fr})$`,
      `\\b(?:donde|como) (?:puedo )?(?:estan |esta |veo |ver |encuentro |encontrar |descargo |descargar |leo |leer |consulto |consultar )(?:todas )?(?:mis?|la|las|el) (?:\\w+ )?(?:${es})$`,
      `\\b(?:dove|come) (?:posso )?(?:sono |vedo |vedere |trovo |trovare |scarico |scaricare |leggo |leggere )(?:tutte )?(?:le |la |il |i |l )?(?:(?:mie|mia|mio|miei) )?(?:${it})$`,
    ].join("|"),
  );

/** What may follow such a question; anything else makes it about somebody else's things. */
const END =
  "(?: (?:andern|wechseln|einstellen|umstellen|here|hier|ici|aqui|qui|please|bitte|of my account|for my account|on this site|meines kontos|de mon compte|de mi cuenta|del mio account))*$";

/** Matches questions how to change something of one's own, in the five languages. */
export const howToChange = (en: string, de: string, fr: string, es: string, it: string) =>
  // pattern: the given words are fixed alternatives, and each repeated group ends with a space that its next part does not begin with
  new RegExp(
    [
      `\\b(?:(?:how|where) (?:can i |do i |to |could i )|can i |i want to )(?:change|switch|update|set|edit|choose|replace) (?:my |the )?(?:\\w+ )?(?:${en})${END}`,
      `\\b(?:wie|wo) (?:kann ich |andere ich |wechsle ich |andert man |kann man |stelle ich )(?:hier )?(?:(?:meine?n?|die|das) )?(?:${de})${END}`,
      `\\b(?:comment|ou) (?:puis je |est ce que je (?:peux )?|je (?:peux )?|on )?(?:changer|change|changer de|modifier|modifie|choisir|passer) (?:de |mon |ma |mes |la |le |l )?(?:${fr})${END}`,
      `\\b(?:como|donde) (?:puedo |se )?(?:cambiar|cambio|cambia|modificar|modifico|elegir|actualizar) (?:mi |el |la |de )?(?:${es})${END}`,
      `\\b(?:come|dove) (?:posso |si )?(?:cambiare|cambio|cambia|modificare|modifico|scegliere|aggiornare) (?:la |il |l |la mia |il mio |mia )?(?:${it})${END}`,
    ].join("|"),
  );

export const NEVER = /(?!)/;

// pattern: each of the two is tried by itself.
export const eitherOf = (one: RegExp, other: string) => new RegExp(`${one.source}|${other}`);

/** Matches texts that consist only of the given words, in any order. */
// pattern: anchored at the start, with a space between two words, so that there is only one way to match.
export const ofPrices = (...words: string[]) => new RegExp(`^(?: ?\\b(?:${words.flatMap((each) => each.split(/\s+/)).join("|")})\\b)* ?$`);

/** Clients write reviews on the page of their consultations. */
export const REVIEWING = [
  "\\b(?:where|how) (?:can i |do i |to )(?:leave|write|give|post) (?:a|my) (?:review|rating)\\b",
  "\\b(?:wo|wie) (?:kann ich |gebe ich |schreibe ich )(?:hier )?(?:eine|meine) (?:bewertung|rezension)\\b",
  "\\b(?:ou|comment) (?:puis je |je (?:peux )?)?(?:laisser|laisse|donner|ecrire|mettre|mets) (?:un|mon) avis\\b",
  "\\b(?:donde|como) (?:puedo )?(?:dejar|dejo|poner|pongo|escribir|escribo) (?:una|mi) (?:resena|opinion|valoracion)\\b",
  "\\b(?:dove|come) (?:posso )?(?:lasciare|lascio|scrivere|scrivo) (?:una|la mia) recensione\\b",
].join("|");
