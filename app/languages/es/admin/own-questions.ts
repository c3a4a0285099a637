import type { ownQuestionsMessages as english } from "#app/features/admin/questions/messages";
import { MAX_CHOICES, MAX_QUESTIONS, MIN_CHOICES } from "#app/features/applications/own-questions/limits";
import type { Translation } from "../../translation";

/** Questions that an operator adds to the application, in Spanish. */
export const ownQuestionsMessages: Translation<typeof english> = {
  title: "Sus propias preguntas",
  text: `Lo que una candidatura pregunta además de sus partes, ${MAX_QUESTIONS} preguntas como máximo. Las respuestas conservan las palabras con que se preguntó; a quien ya envió su candidatura no se le vuelve a preguntar.`,
  none: "Todavía no hay ninguna.",
  add: "Añadir una pregunta",
  retired: "{count, plural, one {# pregunta que ya no se hace} other {# preguntas que ya no se hacen}}",
  kind: "Se responde con",
  kind_line: "una línea",
  kind_text: "varias líneas",
  kind_choice: "una de sus opciones",
  kind_yesno: "sí o no",
  isRequired: "Hay que responderla",
  required: "obligatoria",
  optional: "opcional",
  question: "Pregunta",
  hint: "Indicación",
  choices: "Opciones",
  choicesHint: `Una por línea, de ${MIN_CHOICES} a ${MAX_CHOICES}; solo para una pregunta con opciones. En todos los idiomas en el mismo orden.`,
  others: "En otros idiomas",
  othersText: "Donde no hay nada, se pregunta en el idioma del sitio.",
  save: "Guardar la pregunta",
  up: "Subir",
  down: "Bajar",
  retire: "No preguntar más",
  restore: "Volver a preguntar",
  changed: "Las preguntas se han guardado.",
  questionNeeded: "Escriba la pregunta al menos en un idioma.",
  choicesNeeded: `Indique de ${MIN_CHOICES} a ${MAX_CHOICES} opciones, una por línea.`,
  choicesDiffer: "Indique tantas opciones como en los demás idiomas.",
  gone: "Esta pregunta ya no existe.",
  stale:
    "Otra persona ha cambiado esta pregunta después de que usted la abriera. No se ha sobrescrito nada; recargue la página para ver cómo está.",
  tooMany: `Ya hay ${MAX_QUESTIONS} preguntas. Elija antes «No preguntar más» en otra.`,
  failed: "No se ha podido guardar la pregunta. Inténtelo de nuevo.",
};
