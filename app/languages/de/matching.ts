import type { matchingMessages as english } from "#app/features/matching/messages";
import type { Translation } from "../translation";

/** Finding advisors: results and reasons for a match, in German. A reason starts in lower case inside a sentence, so none begins with a noun. */
export const matchingMessages: Translation<typeof english> = {
  topicNeeded: "Bitte wählen Sie ein Thema und melden Sie sich an",
  topicUnknown: "Bitte wählen Sie ein Thema aus der Liste.",
  found: "{count, plural, one {# passender Berater} other {# passende Berater}} gefunden!",
  failed: "Die Suche nach Beratern ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.",
  topicsFailedTitle: "Fehler",
  topicsFailed: "Die Themen konnten nicht geladen werden",

  primaryExpertise: "Hat {topic} als Schwerpunkt",
  furtherExpertise: "Berät auch im Fachgebiet {topic}",
  highlyRated: "Wird von Kunden sehr gut bewertet",
  freeNearTheTime: "Ist zur gewünschten Zeit frei",
  manySessions: "Hat viele Beratungen abgeschlossen",
  answersSoon: "Beantwortet Anfragen schnell",
  speaksYourLanguage: "Spricht Ihre Sprache",
  speaksAsked: "Spricht {language}",
  withinYourBudget: "Passt in Ihr Budget",
  nearYourTimeZone: "Ist nah an Ihrer Zeitzone",
  whySentence: "{reasons}.",
  scoreParts: "So setzt sich die Punktzahl zusammen",

  partExpertise: "Fachgebiet",
  partRating: "Bewertung",
  partSessions: "Beratungen",
  partResponse: "Antwortzeit",
  partTime: "Zeit",
  partLanguage: "Sprache",
  partZone: "Zeitzone",
  partBudget: "Budget",
  partText: "Ihre Worte",
  partPoints: "{points} von {most}",
  partMet: "{part}: {points} von {most} Punkten",
  partUnasked: "Nicht gewünscht oder nicht verglichen, daher bei allen voll: {parts}",
  partTotal: "Zusammen",
};
