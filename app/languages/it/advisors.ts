import { CALENDAR_DAYS, TOP_RATING } from "#app/features/advisors/limits";
import type { advisorsMessages as english } from "#app/features/advisors/messages";
import { MAX_RATING } from "#app/features/reviews/limits";
import { RULE } from "#app/features/rules/rule-marks";
import type { Translation } from "../translation";
import { cardMessages } from "./advisors/cards";
import { compareMessages } from "./advisors/compare";
import { comparisonMessages } from "./advisors/comparison";
import { allAdvisorsMessages, directoryMessages } from "./advisors/directory";
import { grouped } from "./words";

const CALENDAR_WEEKS = `${CALENDAR_DAYS / 7} settimane`;

/** The directory: filters, cards, the lists on category pages, and the advisor's public page, in Italian. */
export const advisorsMessages: Translation<typeof english> = {
  proof_verified: "{count, plural, other {Il nostro team ha letto e approvato la candidatura prima di aprire questa pagina.}}",
  proof_invited: "Il nostro team conosce {firstName}, e l’invito è partito prima dell’apertura di questa pagina.",
  proof_topRated: `Valutazione di almeno ${grouped(TOP_RATING)}, in {count, number} recensioni di consulenze prenotate qui.`,
  proof_fastResponder:
    "{count, plural, one {Di solito risponde a una richiesta entro un’ora.} other {Di solito risponde a una richiesta entro # ore.}}",
  proof_experience: "Almeno {count, number} anni nel settore, secondo quanto dichiara.",
  proof_languages: "Offre consulenze in {count, number} lingue.",
  proof_sessions: "{count, number} consulenze completate qui.",

  back: "Trova consulenti",
  status_available: "Disponibile",
  status_busy: "Agenda piena",
  status_away: "Assente",
  book: "Prenota una consulenza",
  bookWith: "Prenota con {firstName}",
  ask: "Invia una domanda",
  lengths: "Durata della consulenza",
  priceFor: "Prezzo per {duration}",
  badges: "Riconoscimenti",
  about: "Informazioni su {firstName}",
  noBio: "{firstName} non ha ancora scritto una presentazione.",
  areas: "Aree di competenza",
  checked: "Cosa c’è dietro i riconoscimenti",
  atAGlance: "In sintesi",
  place: "Sede",
  distanceLabel: "Distanza da Lei",
  languagesLabel: "Lingue",
  experienceLabel: "Esperienza",
  experienceYears: "{span} anni",
  certifications: "Certificazioni",
  sessionsLabel: "Consulenze",
  sessionsCount: "{count, plural, one {# completata} other {# completate}}",
  memberLabel: "In elenco da",
  times: "Prossimi orari liberi",
  skipToTimes: "Vai agli orari liberi",
  moreTimes: "Più tardi nello stesso giorno",
  timesText: "Scelga un orario per iniziare la prenotazione; non c’è nulla da pagare finché la richiesta non viene accettata.",
  timesChange: "Sta modificando la Sua richiesta per {time}. Resta valida finché non invia la modifica.",
  timesChangeBack: "Torna alla richiesta",
  timesAway: "Al momento {firstName} è assente. Può salvare questa pagina e tornare più tardi.",
  timesNone: `Nessun orario libero nelle prossime ${CALENDAR_WEEKS}. Invii una domanda per trovare insieme un orario.`,
  monthBefore: "Mese precedente",
  monthAfter: "Mese successivo",
  calendarOf: "Giorni liberi: {month}",
  freeDay: "{date}: {count, plural, one {# orario libero} other {# orari liberi}}",
  daySoFar: "il giorno fissato finora",
  zoneLabel: "Fuso orario",
  zoneApply: "Mostra",
  bookShort: "Prenota",
  afterTitle: "Cosa succede dopo la richiesta",
  afterAsk: "L’orario Le viene subito riservato e non deve pagare nulla finché {firstName} non accetta.",
  afterAnswer: "{firstName} risponde entro {hours, number} ore: accetta o propone un altro orario.",
  afterMeet:
    "Vi incontrate online all’orario concordato, con il link sulla pagina della consulenza. Dopo, ognuno può lasciare una recensione.",
  afterPaying:
    "Paga il prezzo che ha visto, per questa sola consulenza{ways, select, provider {: con carta, autorizzata con la richiesta e addebitata quando {firstName} accetta} bankOrLink {, quando {firstName} accetta: con bonifico bancario oppure online tramite un link} bankCode {, quando {firstName} accetta: con bonifico bancario, con un codice da inquadrare} bank {, quando {firstName} accetta: con bonifico bancario} link {, quando {firstName} accetta: online, tramite un link} other {. Le modalità sono indicate sulla pagina della richiesta, quando {firstName} accetta}}.",
  priceNote: `Per ${RULE.lengths}, con prezzo calcolato al minuto. Il prezzo completo è visibile prima di prenotare.`,
  cancellation: "Se cambiano i programmi",
  cancelFull: "Se annulla almeno {hours, number} ore prima: rimborso completo.",
  cancelPart: "Se annulla almeno {hours, plural, one {# ora} other {# ore}} prima: rimborso parziale ({percent}).",
  cancelRest: "Più tardi: rimborso parziale ({percent}).",
  cancelNone: "Più tardi: nessun rimborso.",
  cancelAdvisor: "Se annulla {firstName}, il rimborso è sempre completo.",
  reviews: "Recensioni",
  noReviews: "Ancora nessuna recensione. Provengono solo da consulenze prenotate e compaiono quando entrambe le parti si sono espresse.",
  reviewsNote: "Solo da consulenze prenotate.",
  outOfFive: `su ${MAX_RATING}`,
  starsRow: "{rating, plural, one {# stella} other {# stelle}}",
  starsShare: "{rating, plural, one {# stella} other {# stelle}}: {count, number} recensioni su {total, number}",
  clientWithoutName: "Un cliente",
  replyOf: "Risposta di {firstName}",
  allReviews: "Mostra tutte le {count, number} recensioni",
  reviewPages: "Altre recensioni",
  newerReviews: "Recensioni più recenti",
  olderReviews: "Recensioni meno recenti",
  readOn: "Continua a leggere",

  ...allAdvisorsMessages,
  ...directoryMessages,
  ...cardMessages,
  ...compareMessages,
  ...comparisonMessages,
};
