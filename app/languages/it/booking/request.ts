import { QUOTE_MINUTES } from "#app/features/booking/deadlines";
import type { searchMessages as english } from "#app/features/booking/request/messages";
import { ACTIVE_REQUEST_MINUTES, MAX_MATCHES, PERCENT_PER_TENTH } from "#app/features/matching/limits";
import { RULE } from "#app/features/rules/rule-marks";
import { DEFAULT_LEAD_MINUTES } from "#app/features/schedule/lead-time";
import type { Translation } from "../../translation";
import { counted } from "../words";

const FIRST_LEAD = counted(DEFAULT_LEAD_MINUTES / 60, "ora", "ore");
const SURGE_HOURS = ACTIVE_REQUEST_MINUTES / 60;
const SURGE_PERIOD = SURGE_HOURS === 1 ? "Nell’ultima ora" : `Nelle ultime ${SURGE_HOURS} ore`;

/** Finding an advisor to book: the form, its responses, and the introduction, in Italian. */
export const searchMessages: Translation<typeof english> = {
  title: "Prenota una consulenza",
  intro: "Ci dica di cosa si tratta. Vedrà chi è disponibile e il prezzo completo; solo dopo chiederà l’orario.",
  signIn: "Per prenotare una consulenza occorre accedere.",
  signInButton: "Accedi",
  signInFreeLook: "Orari e prezzi sono visibili anche senza account.",

  topic: "Argomento",
  topicHint: "Scriva per cercare tra gli argomenti.",
  topicPlaceholder: "Ad esempio: diritto del lavoro",
  topicPlaceholderOwn: "Ad esempio: {topic}",
  preferredTime: "Orario preferito",
  yourZone: "il Suo fuso orario",
  preferredTimeHint: `Fuso orario: <zone></zone>. Se non lo indica, proponiamo il primo orario libero di ogni consulente, tra almeno ${FIRST_LEAD}.`,
  meantTime: "Quale dei due orari intende?",
  duration: "Durata",
  urgencyHint: `Urgente: la Sua richiesta precede quelle che possono aspettare, con un supplemento (+${RULE.rushPercent}%). Il termine per la risposta resta lo stesso.`,
  find: "Trova un consulente",
  finding: "Ricerca dei consulenti…",
  leadingTitle: "Stava guardando il profilo di {name}",
  leadingText: "Se è disponibile, {name} sarà in cima all’elenco.",

  surgeTitle: "In questo momento l’argomento è molto richiesto",
  surgeText: "I prezzi qui sotto comprendono una maggiorazione per alta domanda (+{percent}%).",
  surgeHow: "Come si calcola",
  surgeHowText: `${SURGE_PERIOD} {requests, plural, one {c’è stata # richiesta aperta} other {ci sono state # richieste aperte}} per {advisors, plural, one {# consulente disponibile} other {# consulenti disponibili}}, contandone una per persona. La maggiorazione cresce di ${PERCENT_PER_TENTH} punti percentuali per ogni quarto di richiesta oltre la prima per consulente, mai di più per una singola richiesta e mai oltre il limite (${RULE.mostSurgePercent}%). È già fissata nel prezzo che vede.`,

  resultsTitle: "Consulenti per {topic}",
  resultsHintFree: "Prima le corrispondenze migliori.",
  resultsHint: `Prima le corrispondenze migliori. I prezzi restano bloccati per ${QUOTE_MINUTES} minuti.`,
  resultsMore: "{count, plural, one {# altro consulente} other {Altri # consulenti}}",
  resultsFirst: "Torna ai primi",
  matchPercent: "Corrispondenza: {percent}",
  bestMatch: "Miglior corrispondenza",
  primaryExpertise: "Competenza principale",
  levelExperienced: "Con esperienza",
  levelSenior: "Senior",
  levelExpert: "Livello esperto",
  sessions: "{count, plural, =0 {Ancora nessuna sessione} one {# sessione} other {# sessioni}}",
  why: "Perché questo consulente",
  firstFree: "Primo orario libero",
  chosenTime: "Orario scelto",
  book: "Prenota",

  emptyTitle: "Nessuno è disponibile",
  emptyTimeText: "Nessun consulente per {topic} è libero per l’intera durata. Provi con un altro orario.",
  emptyText: "Al momento nessun consulente per {topic} è prenotabile.",
  emptyWithoutTime: "Trova i primi orari liberi",
  emptyOtherTopic: "Scelga un altro argomento qui sopra, oppure ci dica quali consulenti Le mancano.",
  emptyRequest: "Richiedi una categoria",
  emptyBrowse: "Sfoglia tutti i consulenti",

  stepSayTitle: "Dica di cosa si tratta",
  stepSayText: "Un argomento, l’orario che preferisce e la durata.",
  stepCompareTitle: "Confronti chi è disponibile",
  stepCompareText: `Al massimo ${MAX_MATCHES} profili, con il motivo per cui compaiono e il prezzo completo.`,
  stepAskTitle: "Chieda l’orario",
  stepAskText: `Resta riservato per Lei fino alla risposta, per un massimo di ${RULE.expiryHours} ore.`,
  theirTime: "Per {name}:",
};
