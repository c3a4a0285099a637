import type { blocksMessages as englishBlocks } from "#app/features/blocks/messages";
import { FILES_MAX_MEGABYTES, HOURS_BETWEEN_MAILS, MESSAGE_MAX_CHARACTERS, REASON_MAX_CHARACTERS } from "#app/features/messages/limits";
import type { messageTexts as english } from "#app/features/messages/messages";
import { PAPER_MAX_BYTES } from "#app/platform/files/attachment";
import { LIMITS } from "#app/platform/limits/limits";
import { inMegabytes } from "#app/platform/sizes";
import type { Translation } from "../translation";
import { grouped } from "./words";

/** Messages between a client and an advisor: pages, responses, and the email about unread ones, in Spanish. */
export const messageTexts: Translation<typeof english> = {
  title: "Mensajes",
  intro: "Cada conversación es entre dos personas, y solo ellas pueden leerla.",
  emptyTitle: "Aún no hay mensajes",
  emptyText: "Haga una pregunta a un asesor antes de reservar: «Hacer una pregunta» está en la página de cada asesor.",
  emptyAdvisorText: "Cuando alguien le haga una pregunta, aparecerá aquí.",
  findAdvisor: "Buscar un asesor",
  threads: "Conversaciones",
  youSaid: "Usted: {text}",
  unread: "{count, plural, one {# nuevo} other {# nuevos}}",
  newer: "Más recientes",
  older: "Más antiguas",
  aClient: "Cliente (sin nombre)",

  back: "Todos los mensajes",
  thread: "Conversación con {name}",
  profile: "Ver el perfil",
  book: "Reservar",
  consultation: "Su consulta",
  you: "Usted",
  read: "Leído",
  newMessages: "Nuevos",
  earlier: "Mensajes anteriores",
  later: "Volver a los últimos mensajes",
  markRead: "Marcar como leído",

  message: "Su mensaje",
  messagePlaceholder: "Escriba a {name}",
  send: "Enviar",
  sending: "Enviando…",
  onItsWay: "Enviando…",
  attach: "Adjuntar un archivo",
  file: "Archivo",
  fileHint: `PDF o imagen, hasta ${inMegabytes(PAPER_MAX_BYTES)}\u00a0MB. Solo ustedes dos pueden abrirlo.`,
  fileSend: "Enviar el archivo",
  fileSize: "{size, number} KB",
  sendAgain: "Enviar de nuevo",
  takeBack: "Descartar",

  askTitle: "Hacer una pregunta a {name}",
  askIntro: "Explique en unas frases de qué se trata. {name} le responderá aquí y recibirá un aviso cuando haya respuesta.",
  writeTitle: "Escribir a {name}",
  writeIntro: "{name} le responderá aquí y recibirá un aviso cuando haya respuesta.",
  writeLabel: "Su mensaje",
  writeHint: "Solo ustedes dos pueden leerlo.",
  askLabel: "Su pregunta",
  askPlaceholder: "Por ejemplo: ¿ha trabajado con empresas de nuestro tamaño? ¿Qué miraría primero?",
  askPlaceholderOwn: "Por ejemplo: ¿ha ayudado ya a alguien en mi situación? ¿Por dónde empezaría?",
  askFree: "Preguntar es gratis. Solo ustedes dos pueden leerlo.",
  signInNote: "Deberá iniciar sesión antes de enviarlo. Lo que escriba aquí se conserva.",
  askedElsewhere:
    "Se escribió una pregunta en otro navegador. Aquí no se rellena: pudo escribirla cualquiera. Si fue usted, envíela desde allí o escríbala aquí de nuevo.",
  signInToSend: "Iniciar sesión para enviar",

  block: "Bloquear",
  blockTitle: "¿Bloquear a {name}?",
  blockText:
    "{name} no podrá enviarle más mensajes ni solicitudes y lo sabrá si lo intenta. Lo dicho hasta ahora se conserva. Puede desbloquearle en cualquier momento.",
  blocked: "Ha bloqueado a {name}.",
  unblock: "Desbloquear",
  unblocked: "{name} puede volver a escribirle.",
  blockedByYou: "Ha bloqueado a {name}. Desbloquee para volver a escribir.",
  blockedByThem: "{name} no recibe mensajes de usted. Lo dicho hasta ahora se conserva aquí.",
  notListed: "{name} no recibe mensajes por ahora. Lo dicho hasta ahora se conserva aquí.",

  report: "Denunciar",
  reportLabel: "Denunciar el mensaje de {time}",
  reportTitle: "Denunciar este mensaje",
  reportText:
    "El mensaje y lo que escriba llegarán al equipo de {site}. Leerá solo este mensaje, no el resto. {name} solo lo sabrá si se retira.",
  reportReason: "¿Qué problema hay?",
  reportSend: "Denunciar el mensaje",
  reportCancel: "Cancelar",
  reportDone: "Gracias. El mensaje se ha denunciado.",
  reported: "Denunciado",
  removed: "El equipo de este sitio ha retirado este mensaje.",

  textMissing: "Escriba primero un mensaje.",
  textTooLong: `El mensaje no puede superar los ${grouped(MESSAGE_MAX_CHARACTERS)} caracteres. Su texto sigue en el cuadro.`,
  reasonTooLong: `No supere los ${grouped(REASON_MAX_CHARACTERS)} caracteres.`,
  fileMissing: "Elija primero un archivo.",
  fileType: "Elija un PDF o una imagen.",
  fileTooLarge: `Este archivo ocupa más de ${inMegabytes(PAPER_MAX_BYTES)}\u00a0MB.`,
  fileBusy: "Se están leyendo muchos archivos en este momento. Inténtelo de nuevo en unos segundos.",
  fileUnsent: "El archivo no se ha enviado: no hay conexión. Elíjalo de nuevo cuando la haya.",
  refusedTooManyFiles: "Hoy ha enviado muchos archivos. Espere a mañana para enviar el siguiente.",
  refusedTooManyFilesUnpaid: `Antes de su primera consulta pagada puede enviar ${LIMITS["message-megabyte-unpaid"].perPerson}\u00a0MB de archivos al día. Espere a mañana para enviar el siguiente.`,
  filesFull: `Sus archivos en los mensajes ocupan todo el espacio que hay para ellos: ${FILES_MAX_MEGABYTES}\u00a0MB.`,
  unreadable: "No se ha podido leer. Inténtelo de nuevo.",
  unsent: "Sin enviar: no hay conexión. Se enviará en cuanto la haya.",
  failed: "No se ha enviado. Inténtelo de nuevo.",
  refusedBlockedByYou: "Ha bloqueado a esta persona. Desbloquéela para volver a escribirle.",
  refusedBlockedByThem: "Esta persona no recibe mensajes de usted.",
  refusedNotListed: "Esta persona no recibe mensajes por ahora.",
  refusedOwnPage: "Esta es su propia página. Aquí le escriben los clientes.",
  refusedTooManyMessages: "Ha enviado muchos mensajes. Espere un minuto antes de enviar el siguiente.",
  refusedTooManyToday: "Hoy ha enviado muchos mensajes. Espere a mañana para enviar el siguiente.",
  refusedTooManyThreads: "Hoy ha escrito a muchas personas nuevas. Espere a mañana o escriba a alguien que ya conozca.",
  tooManyDrafts: "Desde su red se han enviado muchas preguntas. Inicie sesión primero y escriba después.",

  emailSubject: "{name} le ha escrito",
  emailGreeting: "Hola, {name}:",
  emailThere: "buenos días",
  emailText: `{count, plural, one {Tiene un mensaje sin leer} other {Tiene # mensajes sin leer}} de {name}. Hasta que {count, plural, one {lo} other {los}} lea, le escribiremos por este motivo como máximo una vez cada ${HOURS_BETWEEN_MAILS} horas.`,
  emailAction: "Leer y responder",
  emailClosing: "El equipo de {site}",
};

/** Blocked people, in Spanish. */
export const blocksMessages: Translation<typeof englishBlocks> = {
  here: "Ha bloqueado a {name}. Ninguno de los dos puede escribir al otro ni enviarle solicitudes.",
  unblocked: "Ya puede volver a escribir y enviar solicitudes a {name}.",
  marked: "Bloqueado",
  unblock: "Desbloquear",
  unblockLabel: "Desbloquear a {name}",
};
