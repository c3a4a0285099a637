import { DOCUMENT_LIMITS, DOCUMENT_MAX_BYTES } from "#app/features/assistant/documents/document-limits";
import { MESSAGE_MAX_CHARACTERS } from "#app/features/assistant/limits";
import type { matcherMessages as english } from "#app/features/assistant/pages/messages";
import { inMegabytes } from "#app/platform/sizes";
import type { Translation } from "../../translation";
import { grouped } from "../words";

/** The AI advisor matcher, and what it shares with the chat, in French. */
export const matcherMessages: Translation<typeof english> = {
  you: "Vous",
  assistant: "Assistant",
  message: "Votre message",
  send: "Envoyer",
  earlier: "Messages précédents",
  later: "Revenir aux derniers messages",
  failed: "Aucune réponse n’a pu être obtenue. Réessayez.",

  messageEmpty: "Écrivez d’abord un message.",
  messageTooLong: `Votre message ne doit pas dépasser ${grouped(MESSAGE_MAX_CHARACTERS)} caractères. Votre texte est toujours dans le champ.`,
  messageInvalid: "Ce message est illisible. Écrivez-le de nouveau.",
  tooManyMessages: "Vous avez envoyé beaucoup de messages. Patientez quelques minutes avant le prochain.",
  tooManyDocuments: "Vous avez envoyé beaucoup de documents. Patientez quelques minutes avant le prochain.",
  answersMissing: "Choisissez au moins une réponse.",

  matcherTitle: "Mise en relation avec un expert par IA",
  beta: "Bêta",
  matcherIntro: "Décrivez votre situation ou importez un document, et voyez quels experts vous conviennent et pourquoi.",
  matcherWelcome: "Quel est votre projet ? Quelques phrases suffisent.",
  matcherConversation: "Conversation de mise en relation",
  matcherPlaceholder: "Décrivez votre situation avec vos propres mots",
  quickStart: "Pour commencer",
  document: "Document",
  documentHint: `Une image ou un fichier PDF, TXT, DOC, DOCX ou XLSX de ${inMegabytes(DOCUMENT_MAX_BYTES)} Mo maximum. Il est lu une fois et jamais conservé.`,
  documentSend: "Analyser le document",
  analyzing: "Analyse de votre document…",
  finding: "Recherche de l’expert qu’il vous faut…",
  answersSend: "Trouver mon expert",
  keyIssues: "Points clés",
  recommendations: "Experts recommandés",
  suggestedQuestions: "Questions à poser",
  matchPercentage: "{percent} % de correspondance",
  urgencyHigh: "Urgence élevée",
  urgencyMedium: "Urgence moyenne",
  urgencyLow: "Urgence faible",
  connect: "Entrer en contact",
  connectLabel: "Entrer en contact : {area}",
  connecting: "Mise en contact…",
  book: "Réserver",
  bookLabel: "Réserver : {name}",
  rateAnHour: "{amount} l’heure",
  missedLanguage: "Ne parle pas la langue recherchée.",
  missedBudget: "Dépasse le budget indiqué.",
  missedPlace: "N’est pas proche du lieu indiqué.",
  missedDayPart: "Pas de créneau libre au moment de la journée souhaité.",
  startOver: "Recommencer",

  documentMissing: "Choisissez d’abord un document.",
  documentTooBig: `Ce document dépasse ${inMegabytes(DOCUMENT_MAX_BYTES)} Mo. Envoyez-en un plus petit ou collez le passage qui compte.`,
  documentEmpty: "Ce document ne contient pas de texte. S’il s’agit d’un document numérisé, décrivez ce qu’il dit.",
  documentLocked: "Ce document est protégé par un mot de passe. Retirez le mot de passe ou collez le passage qui compte.",
  documentTooLong: `Ce document compte plus de ${DOCUMENT_LIMITS.pages} pages. Envoyez le passage qui compte.`,
  documentTooMuch: `Une fois décompressé, ce document dépasse ${inMegabytes(DOCUMENT_LIMITS.unpackedBytes)} Mo ; il n’a donc pas été ouvert. Envoyez-en un plus petit.`,
  documentTooSlow: "La lecture de ce document a pris trop de temps. Envoyez-en un plus court ou collez le passage qui compte.",
  documentUnreadable: "Ce document est illisible. Il est peut-être endommagé : enregistrez-le de nouveau ou collez le passage qui compte.",
  documentUnsupported: "Importez une image ou un fichier PDF, TXT, DOC, DOCX ou XLSX.",
  documentImage: "Je ne peux pas lire les images ici. Décrivez dans un message ce qu’elle montre.",
  documentsBusy: "Beaucoup de documents sont en cours de lecture. Réessayez dans quelques secondes.",
  choices: "Réponses au choix",
};
