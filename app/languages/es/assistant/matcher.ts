import { DOCUMENT_LIMITS, DOCUMENT_MAX_BYTES } from "#app/features/assistant/documents/document-limits";
import { MESSAGE_MAX_CHARACTERS } from "#app/features/assistant/limits";
import type { matcherMessages as english } from "#app/features/assistant/pages/messages";
import { inMegabytes } from "#app/platform/sizes";
import type { Translation } from "../../translation";
import { grouped } from "../words";

/** The AI advisor matcher, and what it shares with the chat, in Spanish. */
export const matcherMessages: Translation<typeof english> = {
  you: "Usted",
  assistant: "Asistente",
  message: "Su mensaje",
  send: "Enviar",
  earlier: "Mensajes anteriores",
  later: "Volver a los últimos mensajes",
  failed: "No se ha obtenido respuesta. Inténtelo de nuevo.",

  messageEmpty: "Escriba primero un mensaje.",
  messageTooLong: `El mensaje no puede superar los ${grouped(MESSAGE_MAX_CHARACTERS)} caracteres. Su texto sigue en el cuadro.`,
  messageInvalid: "No se ha podido leer este mensaje. Escríbalo de nuevo.",
  tooManyMessages: "Ha enviado muchos mensajes. Espere unos minutos antes de enviar el siguiente.",
  tooManyDocuments: "Ha enviado muchos documentos. Espere unos minutos antes de enviar el siguiente.",
  answersMissing: "Elija al menos una respuesta.",

  matcherTitle: "Buscador de asesores con IA",
  beta: "Beta",
  matcherIntro: "Describa su situación o suba un documento y vea qué asesores encajan y por qué.",
  matcherWelcome: "¿En qué está trabajando? Bastan unas frases.",
  matcherConversation: "Conversación con el buscador",
  matcherPlaceholder: "Describa su situación con sus palabras",
  quickStart: "Para empezar",
  document: "Documento",
  documentHint: `Una imagen, PDF, TXT, DOC, DOCX o XLSX de ${inMegabytes(DOCUMENT_MAX_BYTES)}\u00a0MB como máximo. Se lee una vez y nunca se conserva.`,
  documentSend: "Analizar el documento",
  analyzing: "Analizando su documento…",
  finding: "Buscando a su asesor ideal…",
  answersSend: "Buscar mi asesor",
  keyIssues: "Cuestiones clave",
  recommendations: "Asesores recomendados",
  suggestedQuestions: "Preguntas que puede hacer",
  matchPercentage: "{percent}\u00a0% de coincidencia",
  urgencyHigh: "Urgencia alta",
  urgencyMedium: "Urgencia media",
  urgencyLow: "Urgencia baja",
  connect: "Contactar",
  connectLabel: "Contactar: {area}",
  connecting: "Contactando…",
  book: "Reservar",
  bookLabel: "Reservar con {name}",
  rateAnHour: "{amount} por hora",
  missedLanguage: "No habla el idioma buscado.",
  missedBudget: "Cuesta más de lo que ha indicado.",
  missedPlace: "No está cerca del lugar que ha indicado.",
  missedDayPart: "No tiene hora libre en la parte del día que ha indicado.",
  startOver: "Empezar de nuevo",

  documentMissing: "Elija primero un documento.",
  documentTooBig: `Este documento ocupa más de ${inMegabytes(DOCUMENT_MAX_BYTES)}\u00a0MB. Envíe uno más pequeño o pegue la parte que importa.`,
  documentEmpty: "Este documento no contiene texto. Si es un escaneo, describa lo que dice.",
  documentLocked: "Este documento está protegido con contraseña. Quite la contraseña o pegue la parte que importa.",
  documentTooLong: `Este documento tiene más de ${DOCUMENT_LIMITS.pages} páginas. Envíe la parte que importa.`,
  documentTooMuch: `Este documento, descomprimido, ocupa más de ${inMegabytes(DOCUMENT_LIMITS.unpackedBytes)}\u00a0MB, así que no se ha abierto. Envíe uno más pequeño.`,
  documentTooSlow: "Leer este documento ha llevado demasiado tiempo. Envíe uno más corto o pegue la parte que importa.",
  documentUnreadable: "No se ha podido leer este documento. Puede que esté dañado; guárdelo de nuevo o pegue la parte que importa.",
  documentUnsupported: "Suba una imagen o un archivo PDF, TXT, DOC, DOCX o XLSX.",
  documentImage: "Aquí no puedo leer imágenes. Describa en un mensaje lo que se ve.",
  documentsBusy: "Se están leyendo muchos documentos en este momento. Inténtelo de nuevo en unos segundos.",
  choices: "Respuestas entre las que elegir",
};
