import type { ownQuestionsMessages as english } from "#app/features/admin/questions/messages";
import { MAX_CHOICES, MAX_QUESTIONS, MIN_CHOICES } from "#app/features/applications/own-questions/limits";
import type { Translation } from "../../translation";

/** Questions that an operator adds to the application, in German. */
export const ownQuestionsMessages: Translation<typeof english> = {
  title: "Ihre eigenen Fragen",
  text: `Was eine Bewerbung neben ihren Teilen fragt, höchstens ${MAX_QUESTIONS} Fragen. Antworten behalten den Wortlaut, in dem gefragt wurde; wer sich schon beworben hat, wird nicht noch einmal gefragt.`,
  none: "Noch gibt es keine.",
  add: "Frage hinzufügen",
  retired: "{count, plural, one {# Frage, die nicht mehr gestellt wird} other {# Fragen, die nicht mehr gestellt werden}}",
  kind: "Beantwortet mit",
  kind_line: "einer Zeile",
  kind_text: "einigen Zeilen",
  kind_choice: "einer Ihrer Möglichkeiten",
  kind_yesno: "Ja oder Nein",
  isRequired: "Muss beantwortet werden",
  required: "erforderlich",
  optional: "freiwillig",
  question: "Frage",
  hint: "Hinweis",
  choices: "Möglichkeiten",
  choicesHint: `Eine pro Zeile, ${MIN_CHOICES} bis ${MAX_CHOICES}; nur für eine Frage mit Möglichkeiten. In jeder Sprache in derselben Reihenfolge.`,
  others: "In anderen Sprachen",
  othersText: "Wo nichts steht, wird in der Sprache der Website gefragt.",
  save: "Frage speichern",
  up: "Nach oben",
  down: "Nach unten",
  retire: "Nicht mehr fragen",
  restore: "Wieder fragen",
  changed: "Die Fragen sind gespeichert.",
  questionNeeded: "Bitte schreiben Sie die Frage in mindestens einer Sprache.",
  choicesNeeded: `Bitte geben Sie ${MIN_CHOICES} bis ${MAX_CHOICES} Möglichkeiten an, eine pro Zeile.`,
  choicesDiffer: "Bitte geben Sie so viele Möglichkeiten an wie in den anderen Sprachen.",
  gone: "Diese Frage gibt es nicht mehr.",
  stale:
    "Jemand anderes hat diese Frage geändert, nachdem Sie sie geöffnet haben. Nichts wurde überschrieben; laden Sie die Seite neu, um den jetzigen Stand zu sehen.",
  tooMany: `Es gibt schon ${MAX_QUESTIONS} Fragen. Wählen Sie zuerst bei einer anderen „Nicht mehr fragen“.`,
  failed: "Die Frage konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.",
};
