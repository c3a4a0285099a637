import type { matchingMessages as english } from "#app/features/matching/messages";
import type { Translation } from "../translation";

/** matching, in French. */
export const matchingMessages: Translation<typeof english> = {
  topicNeeded: "Choisissez un sujet et connectez-vous à votre compte",
  topicUnknown: "Choisissez un sujet dans la liste.",
  found: "Experts correspondants trouvés : {count}",
  failed: "La recherche d’experts a échoué. Réessayez.",
  topicsFailedTitle: "Erreur",
  topicsFailed: "Le chargement des sujets a échoué",

  primaryExpertise: "{topic} est son expertise principale",
  furtherExpertise: "{topic} fait partie de ses domaines",
  highlyRated: "Très bonnes notes des clients",
  freeNearTheTime: "Disponible au moment voulu",
  manySessions: "Nombreuses séances réalisées",
  answersSoon: "Répond vite aux demandes",
  speaksYourLanguage: "Parle votre langue",
  speaksAsked: "Parle {language}",
  withinYourBudget: "Son tarif entre dans votre budget",
  nearYourTimeZone: "Fuseau horaire proche du vôtre",
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
};
