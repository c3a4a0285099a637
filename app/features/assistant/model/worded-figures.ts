/** Phrases for "cheaper" or "free of charge", in the five languages. 'Free' alone is not among them: somebody is free on Monday. */
const PRICE_CLAIMS = [
  /(?<![\p{L}\p{N}])(?:for free|free of charge|no (?:extra )?(?:cost|charge|fee)|without (?:charge|cost|a fee|payment)|costs? nothing|pro bono)(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}])free (?:first |initial |introductory )?(?:session|call|consultation|advice|hour|chat|trial|review)s?(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}])(?:half[ -]price|half the price|reduced (?:price|rate|fee)|percent off|money back|on the house|cheapest|waives?)(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}])(?:gratis|umsonst|ohne (?:kosten|gebühr|aufpreis)|kostet nichts|halben? preis|zur hälfte|nachlass|geld zurück)(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}])(?:sans (?:frais|coût)|ne coûte rien|offerte?s?|remises?|réductions?|rabais|moitié prix|tarif réduit)(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}])(?:sin (?:coste|costo|cargo)|no cuesta nada|descuentos?|rebajas?|mitad de precio)(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}])(?:senza (?:costi|spese)|non costa nulla|sconti?|metà prezzo|in omaggio)(?![\p{L}\p{N}])/giu,
  // Word stems, with any ending.
  /(?<![\p{L}\p{N}])(?:complimentary|discount|rebate|refund|kostenlos|kostenfrei|unentgeltlich|rabatt|ermäßig|vergünstig|gratuit)/giu,
  /(?<![\p{L}\p{N}])(?:rembours|rembols|reembols|rimbors|scontat)|% off/giu,
];

const WORD = /[\p{L}\p{M}%]+/gu;

/** Number words with their values. Compounds of them have no value here, so they match no known number. */
const NUMBERS: Record<string, number> = {};

function name(from: number, words: string) {
  for (const [index, alike] of words.split(" ").entries()) for (const word of alike.split("/")) NUMBERS[word] = from + index;
}

name(2, "two/zwei/deux/dos/due three/drei/trois/tres/tre four/vier/quatre/cuatro/quattro five/fünf/cinq/cinco/cinque six/sechs/seis/sei");
name(7, "seven/sieben/sept/siete/sette eight/acht/huit/ocho/otto nine/neun/neuf/nueve/nove ten/zehn/dix/diez/dieci");
name(11, "eleven/elf/onze/once/undici twelve/zwölf/douze/doce/dodici thirteen/dreizehn/treize/trece/tredici");
name(14, "fourteen/vierzehn/quatorze/catorce/quattordici fifteen/fünfzehn/quinze/quince/quindici sixteen/sechzehn/seize/dieciséis/sedici");
name(17, "seventeen/siebzehn/diecisiete/diciassette eighteen/achtzehn/dieciocho/diciotto nineteen/neunzehn/diecinueve/diciannove");
name(20, "twenty/zwanzig/vingt/veinte/venti");
name(30, "thirty/dreißig/dreissig/trente/treinta/trenta/half/halb/halbe/halben/halber/halbes/hälfte/moitié/demi/demie/mitad/metà");
name(40, "forty/vierzig/quarante/cuarenta/quaranta");
name(50, "fifty/fünfzig/cinquante/cincuenta/cinquanta");
name(60, "sixty/sechzig/soixante/sesenta/sessanta");
name(70, "seventy/siebzig/setenta/settanta/septante");
name(80, "eighty/achtzig/ochenta/ottanta/huitante");
name(90, "ninety/neunzig/noventa/novanta/nonante");
name(100, "hundred/hundert/einhundert/cent/cents/cien/ciento/cento");
name(1000, "thousand/tausend/eintausend/mille/mil/mila");

/** Compound number words: 'fünfundzwanzig', 'doscientos', 'centocinquanta'. */
const PUT_TOGETHER = [
  /^(?:ein|zwei|drei|vier|fünf|sechs|sech|sieben|sieb|acht|neun|zehn|elf|zwölf|und|zwanzig|dreißig|dreissig|zig|hundert|tausend)+$/u,
  /^(?:due|tre|tré|quattro|cinque|sei|sette|otto|nove|dieci|venti|vent|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta|cento|mila|mille)+$/u,
  /^(?:veinti|dos|tres|cuatro|quin|seis|sete|ocho|nove)(?:\p{L}{2,6}|cientos|cientas|ientos|ientas)$/u,
];
const NO_NUMBER = new Set(["ein", "und"]);

/** Words with another meaning, too, in this or another language: numbers only before a currency or percent. */
const AMBIGUOUS = new Set(["due", "dos", "sei", "once", "neuf", "quince", "cent", "cents", "veintena"]);
const UNIT = /^(?:euros?|eur|dollars?|dollari?|dólare?s?|pounds?|pfund|livres?|libras?|sterline|usd|gbp|percent|prozent|%)$/u;

/** A number written in words, with its value if it is a single word. */
export interface WordedFigure {
  word: string;
  value: number | null;
  /** Whether it is followed by a currency or percent. */
  isSum: boolean;
}

/** Returns the numbers that a sentence writes in words, in English, German, French, Spanish or Italian; 'one' is skipped, as it is also an article. */
export function numbersInWords(sentence: string): WordedFigure[] {
  const words = (sentence.toLowerCase().match(WORD) ?? []).map((word) => word.normalize("NFC"));
  return words.flatMap((word, index) => {
    const isSum = UNIT.test(words[index + 1] ?? "");
    if (AMBIGUOUS.has(word) && !isSum) return [];
    const value = Object.hasOwn(NUMBERS, word) ? NUMBERS[word]! : null;
    return value !== null || isPutTogether(word) ? [{ word, value, isSum }] : [];
  });
}

/** Returns a sentence's price claims without a number: 'for free', 'zum halben Preis'. In lower case. */
export const priceClaims = (sentence: string): string[] => PRICE_CLAIMS.flatMap((claim) => sentence.toLowerCase().match(claim) ?? []);

const isPutTogether = (word: string) => !NO_NUMBER.has(word) && PUT_TOGETHER.some((pattern) => pattern.test(word));
