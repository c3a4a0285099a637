/**
 * Words of insurance that only say how certain something is: 'seguro que', 'je vous assure', 'ti assicuro che', 'ich versichere Ihnen', 'I assure you',
 * 'estoy segura', 's’assurer que'. The dictionary knows them as risk; what is certain is another matter.
 */
// pattern: fixed sayings, and nothing in them is repeated.
const CERTAIN = new RegExp(
  [
    "seguro que(?! (?:cubr|pag|ofrec|protej|me cubr|nos cubr|tengo|tenemos))",
    "(?:no )?(?:estoy|estamos|estás|está|están|estar|quedarme|sentirme) (?:muy |tan |más |del todo |totalmente )?segur[oa]s?(?= (?:de|que|si) |[,.;:!?]|$)",
    "(?:a buen|de) seguro(?= que|[,.;:!?]|$)",
    "asegurar(?:me|nos|se|te)?(?: de)? que",
    "(?:te|le|os|les) aseguro(?: que)?",
    "je (?:vous |t['’])assure(?: que)?",
    "(?:m|s|nous |vous )['’ ]?assurer (?:que|qu['’]|de(?= ne| bien| pouvoir| tout))",
    "(?:ti|vi|le) assicuro(?: che)?",
    "assicurar(?:mi|si|ci|ti|vi) (?:che|di(?= non| poter| aver))",
    "ich versichere (?:ihnen|dir|euch)",
    "(?:i|we) (?:can )?assure you(?: that)?",
    "rest assured(?: that)?",
  ]
    .map((saying) => String.raw`(?<![\p{L}\p{N}])(?:${saying})(?![\p{L}\p{N}])`)
    .join("|"),
  "giu",
);

/** Removes these words; if nothing else is said, returns the text unchanged. */
export function withoutCertainty(text: string): string {
  const rest = text.replace(CERTAIN, " ");
  return /\p{L}/u.test(rest) ? rest : text;
}
