import type { matchingMessages as english } from "#app/features/matching/messages";
import type { Translation } from "../translation";

/** Finding advisors: results and reasons for a match, in French. */
export const matchingMessages: Translation<typeof english> = {
  topicNeeded: "Choisissez un sujet et connectez-vous à votre compte",
  topicUnknown: "Choisissez un sujet dans la liste.",
  found: "Experts correspondants trouvés : {count}",
  failed: "La recherche d’experts a échoué. Réessayez.",
  topicsFailedTitle: "Erreur",
  topicsFailed: "Le chargement des sujets a échoué",

  primaryExpertise: "A {topic} comme expertise principale",
  furtherExpertise: "Compte {topic} parmi ses domaines",
  highlyRated: "A de très bonnes notes des clients",
  freeNearTheTime: "Est disponible au moment voulu",
  manySessions: "A réalisé de nombreuses séances",
  answersSoon: "Répond vite aux demandes",
  speaksYourLanguage: "Parle votre langue",
  speaksAsked: "Parle {language}",
  withinYourBudget: "Entre dans votre budget",
  nearYourTimeZone: "A un fuseau horaire proche du vôtre",
  whySentence: "{reasons}.",
  scoreParts: "Le détail du score",

  partExpertise: "Expertise",
  partRating: "Note",
  partSessions: "Séances",
  partResponse: "Réactivité",
  partTime: "Horaire",
  partLanguage: "Langue",
  partZone: "Fuseau horaire",
  partBudget: "Budget",
  partText: "Vos mots",
  partPoints: "{points} sur {most}",
  partMet: "{part} : {points} points sur {most}",
  partUnasked: "Non demandé ou non comparé, donc compté en entier pour tous : {parts}",
  partTotal: "Au total",
};
