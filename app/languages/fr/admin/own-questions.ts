import type { ownQuestionsMessages as english } from "#app/features/admin/questions/messages";
import { MAX_CHOICES, MAX_QUESTIONS, MIN_CHOICES } from "#app/features/applications/own-questions/limits";
import type { Translation } from "../../translation";

/** Questions that an operator adds to the application, in French. */
export const ownQuestionsMessages: Translation<typeof english> = {
  title: "Vos propres questions",
  text: `Ce qu’une candidature demande en plus de ses parties, ${MAX_QUESTIONS} questions au plus. Les réponses gardent les mots dans lesquels la question a été posée ; une personne qui a déjà envoyé sa candidature n’est plus interrogée.`,
  none: "Il n’y en a pas encore.",
  add: "Ajouter une question",
  retired: "{count, plural, one {# question qui n’est plus posée} other {# questions qui ne sont plus posées}}",
  kind: "Réponse par",
  kind_line: "une ligne",
  kind_text: "quelques lignes",
  kind_choice: "un de vos choix",
  kind_yesno: "oui ou non",
  isRequired: "La réponse est obligatoire",
  required: "obligatoire",
  optional: "facultative",
  question: "Question",
  hint: "Indication",
  choices: "Choix",
  choicesHint: `Un par ligne, de ${MIN_CHOICES} à ${MAX_CHOICES} ; seulement pour une question à choix. Dans le même ordre dans chaque langue.`,
  others: "Dans d’autres langues",
  othersText: "Là où il n’y a rien, la question est posée dans la langue du site.",
  save: "Enregistrer la question",
  up: "Monter",
  down: "Descendre",
  retire: "Ne plus poser",
  restore: "Poser de nouveau",
  changed: "Les questions sont enregistrées.",
  questionNeeded: "Écrivez la question dans au moins une langue.",
  choicesNeeded: `Donnez de ${MIN_CHOICES} à ${MAX_CHOICES} choix, un par ligne.`,
  choicesDiffer: "Donnez autant de choix que dans les autres langues.",
  gone: "Cette question n’existe plus.",
  stale:
    "Quelqu’un d’autre a modifié cette question après que vous l’avez ouverte. Rien n’a été écrasé ; rechargez la page pour voir ce qui s’y trouve.",
  tooMany: `Il y a déjà ${MAX_QUESTIONS} questions. Choisissez d’abord « Ne plus poser » pour une autre.`,
  failed: "La question n’a pas pu être enregistrée. Réessayez.",
};
