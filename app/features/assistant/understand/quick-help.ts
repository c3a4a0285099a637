import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";

const setOf = (words: string) => new Set(words.split(/\s+/));

/** Adverbs for "quickly", in English, German, French, Spanish and Italian. */
const ADVERBS = setOf("fast quickly promptly swiftly speedily schnell rasch zugig schnellstens vite rapidement rapidamente velocemente");
/** Adjectives for "quick", of help or of a thing: the words beside them decide. */
const ADJECTIVES = setOf(
  `quick prompt swift speedy schnelle schneller schnelles schnellen schnellem rasche rascher rasches raschen raschem zugige zugiger zugiges zugigen
  rapide rapides rapido rapida rapidos rapidas rapidi veloce veloci`,
);
/** Words beside it that say help is wanted. */
const WANTED = setOf(
  `need needs want help someone somebody talk find reply brauche brauchen benotige benotigen suche suchen jemand jemanden helfen gehen geht besoin faut cherche cherchons quelqu trouver faire
  necesito necesitamos busco buscamos alguien bisogno serve cerco cerchiamo qualcuno`,
);
/** Services wanted from an advisor. */
export const SERVICES = setOf(
  `help advice answer answers reply response consultation consult call meeting opinion session guidance support assistance appointment chat feedback
  hilfe rat ratschlag beratung antwort auskunft termin gesprach einschatzung ruckmeldung meinung unterstutzung rechtsberatung steuerberatung rechtsrat
  aide conseil conseils reponse avis consultation rendez entretien appel rdv
  ayuda consejo consejos respuesta consulta asesoramiento asesoria consultoria cita opinion llamada orientacion
  aiuto consiglio consigli risposta consulenza parere appuntamento chiamata colloquio assistenza`,
);
/** People asked for: "quick" soon after them means how soon. */
export const PEOPLE = setOf(
  `advisor adviser expert lawyer consultant accountant solicitor attorney coach
  berater beraterin steuerberater steuerberaterin anwalt anwaltin rechtsanwalt experte expertin
  conseiller conseillere avocat avocate fiscaliste comptable expert experte consultant juriste
  asesor asesora abogado abogada experto experta consultor consultora contable gestor
  consulente avvocato avvocata esperto esperta commercialista fiscalista`,
);
/** Things that are quick themselves: a fast-growing company, fast food, quick commerce. */
const QUICK_THINGS = setOf(
  `food fashion commerce growing grow grows growth moving paced track charging charger scaling scale win wins lane loading delivery deliveries shipping
  wachsen wachsend wachsende wachsendes wachsenden wachsender wachst wachstum laden ladend ladende ladenden lieferung lieferungen
  restauration croissance croitre grandir livraison livraisons mode
  comida crecimiento crecer moda entrega entregas envio envios
  crescita crescere cibo consegna consegne spedizione spedizioni`,
);
const NOT = setOf("not nicht pas no non");
/** After these words something else is meant: advice for a fast website. */
const OF_SOMETHING = setOf(
  "for about with on of to at from fur uber zu mit zum zur bei von pour sur avec para sobre con per su con del della wie how comment como come",
);
const INTENSIFIERS = setOf("very really so too as more please sehr ganz so bitte tres plus bien muy mas bien molto piu");

const POLITE = setOf("please thanks thank you bitte danke merci s il vous te plait svp por favor gracias per favore grazie");
/** Words used before things as well ('we need fast servers'); after "need" they mean urgency only if a person or nothing follows. */
const ALSO_BEFORE_THINGS = setOf("fast rapido");
const A_PERSON = setOf("a un una al");

const WORDS_AFTER = 3;
const WORDS_AFTER_PEOPLE = 2;
/** A clause this short is about nothing else. */
const FEW_WORDS = 2;
const END_OF_CLAUSE = /[,.;:!?\u2013\u2014\n]+/;

/** Returns whether a text asks for quick help, as opposed to a quick thing ('a fast website', 'to grow fast'). */
export function asksForQuickHelp(text: string): boolean {
  const clauses = text.split(END_OF_CLAUSE).map((clause) => wordsOf(clause).map(({ folded }) => folded));
  const spoken = clauses.filter((words) => words.some((word) => !POLITE.has(word)));
  return spoken.some((words, index) =>
    words.some(
      (word, at) => isQuick(words, at) && (isOfHelp(words, at, word) || (index === spoken.length - 1 && isAllOfClause(words, at))),
    ),
  );
}

function isQuick(words: readonly string[], at: number) {
  const [before = "", word = "", next = ""] = [words[at - 1], words[at], words[at + 1]];
  const isThing = QUICK_THINGS.has(before) || QUICK_THINGS.has(next);
  return (ADVERBS.has(word) || ADJECTIVES.has(word)) && !NOT.has(before) && !isThing;
}

function isOfHelp(words: readonly string[], at: number, word: string): boolean {
  const before = words.slice(0, at).filter((each) => !INTENSIFIERS.has(each));
  const after = words.slice(at + 1, at + 1 + WORDS_AFTER);
  const next = after[0] ?? "";
  const end = after.findIndex((each) => OF_SOMETHING.has(each));
  const beside = end < 0 ? after : after.slice(0, end);
  if (beside.some((each) => SERVICES.has(each) || PEOPLE.has(each))) return true;
  if (before.slice(-WORDS_AFTER_PEOPLE).some((each) => PEOPLE.has(each))) return true;
  const [second = "", last = ""] = before.length > 1 ? before.slice(-2) : ["", before[0]];
  if (SERVICES.has(last) || (SERVICES.has(second) && !OF_SOMETHING.has(last) && second !== "help")) return true;
  const isSaidHow = !ALSO_BEFORE_THINGS.has(word) || next === "" || A_PERSON.has(next);
  return (ADVERBS.has(word) || word === "rapido") && ((WANTED.has(last) && isSaidHow) || WANTED.has(next));
}

/** 'A tax advisor, fast': on its own at the end it refers to the help. After a noun an adjective may describe the thing ('un sito veloce'). */
function isAllOfClause(words: readonly string[], at: number) {
  const others = words.filter((word, index) => index !== at && !INTENSIFIERS.has(word));
  return others.length === 0 || (words.length <= FEW_WORDS && ADVERBS.has(words[at] ?? "") && at === words.length - 1);
}
