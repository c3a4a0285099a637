import type { matchingMessages as english } from "#app/features/matching/messages";
import type { Translation } from "../translation";

/** Finding advisors: results and reasons for a match, in Italian. */
export const matchingMessages: Translation<typeof english> = {
  topicNeeded: "Scelga un argomento e verifichi di aver effettuato l’accesso",
  topicUnknown: "Scelga un argomento dall’elenco.",
  found: "Consulenti trovati con una buona corrispondenza: {count}",
  failed: "Non è stato possibile trovare consulenti. Riprovi.",
  topicsFailedTitle: "Errore",
  topicsFailed: "Non è stato possibile caricare gli argomenti",

  primaryExpertise: "Ha {topic} come competenza principale",
  furtherExpertise: "Ha {topic} tra le sue aree",
  highlyRated: "Riceve ottime valutazioni dai clienti",
  freeNearTheTime: "Ha libero l’orario che Le serve",
  manySessions: "Ha completato molte sessioni",
  answersSoon: "Risponde in fretta alle richieste",
  speaksYourLanguage: "Parla la Sua lingua",
  speaksAsked: "Parla {language}",
  withinYourBudget: "Rientra nel Suo budget",
  nearYourTimeZone: "Ha un fuso orario vicino al Suo",
  whySentence: "{reasons}.",
  scoreParts: "Come si compone il punteggio",

  partExpertise: "Competenza",
  partRating: "Valutazione",
  partSessions: "Sessioni",
  partResponse: "Risposta",
  partTime: "Orario",
  partLanguage: "Lingua",
  partZone: "Fuso orario",
  partBudget: "Budget",
  partText: "Le Sue parole",
  partPoints: "{points} su {most}",
  partMet: "{part}: {points} punti su {most}",
  partUnasked: "Non richiesto o non confrontato, quindi intero per tutti: {parts}",
  partTotal: "In tutto",
};
