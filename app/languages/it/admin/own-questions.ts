import type { ownQuestionsMessages as english } from "#app/features/admin/questions/messages";
import { MAX_CHOICES, MAX_QUESTIONS, MIN_CHOICES } from "#app/features/applications/own-questions/limits";
import type { Translation } from "../../translation";

/** Questions that an operator adds to the application, in Italian. */
export const ownQuestionsMessages: Translation<typeof english> = {
  title: "Le Sue domande",
  text: `Ciò che una candidatura chiede oltre alle sue parti, al massimo ${MAX_QUESTIONS} domande. Le risposte conservano le parole con cui è stato chiesto; a chi ha già inviato la candidatura non si chiede di nuovo.`,
  none: "Per ora non ce ne sono.",
  add: "Aggiungi una domanda",
  retired: "{count, plural, one {# domanda che non si fa più} other {# domande che non si fanno più}}",
  kind: "Si risponde con",
  kind_line: "una riga",
  kind_text: "alcune righe",
  kind_choice: "una delle Sue scelte",
  kind_yesno: "sì o no",
  isRequired: "La risposta è obbligatoria",
  required: "obbligatoria",
  optional: "facoltativa",
  question: "Domanda",
  hint: "Suggerimento",
  choices: "Scelte",
  choicesHint: `Una per riga, da ${MIN_CHOICES} a ${MAX_CHOICES}; solo per una domanda con scelte. In ogni lingua nello stesso ordine.`,
  others: "In altre lingue",
  othersText: "Dove non c’è nulla, si chiede nella lingua del sito.",
  save: "Salva la domanda",
  up: "Sposta su",
  down: "Sposta giù",
  retire: "Non chiedere più",
  restore: "Chiedi di nuovo",
  changed: "Le domande sono salvate.",
  questionNeeded: "Scriva la domanda in almeno una lingua.",
  choicesNeeded: `Indichi da ${MIN_CHOICES} a ${MAX_CHOICES} scelte, una per riga.`,
  choicesDiffer: "Indichi tante scelte quante nelle altre lingue.",
  gone: "Questa domanda non esiste più.",
  stale:
    "Qualcun altro ha cambiato questa domanda dopo che Lei l’ha aperta. Nulla è stato sovrascritto; ricarichi la pagina per vedere che cosa c’è.",
  tooMany: `Ci sono già ${MAX_QUESTIONS} domande. Scelga prima “Non chiedere più” per un’altra.`,
  failed: "Non è stato possibile salvare la domanda. Riprovi.",
};
