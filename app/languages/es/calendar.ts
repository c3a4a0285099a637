import {
  FEED_MAX_BYTES,
  MAX_FEEDS,
  MAX_FETCH_SECONDS,
  MEETING_LINK_MAX_CHARACTERS,
  READ_EVERY_MINUTES,
} from "#app/features/calendar/limits";
import type { calendarMessages as english } from "#app/features/calendar/messages";
import { MAX_LEAD_DAYS } from "#app/features/schedule/lead-time";
import { inMegabytes } from "#app/platform/sizes";
import type { Translation } from "../translation";

/** The furthest ahead anyone can book. */
const MONTHS = Math.round((MAX_LEAD_DAYS / 365) * 12);

/** Calendars: busy times imported from an advisor's own, the feed of a person's consultations, and meeting places, in Spanish. */
export const calendarMessages: Translation<typeof english> = {
  busyTitle: "Franjas ocupadas de su calendario",
  busyText: `Pegue la dirección iCalendar de su propio calendario y no se ofrecerá lo que ya tenga ocupado. Solo guardamos cuándo está ocupado, no en qué. Se vuelve a leer cada ${READ_EVERY_MINUTES} minutos.`,
  busyWhere:
    "Google: Configuración, su calendario, Dirección secreta en formato iCal. Outlook: Configuración, Calendarios compartidos, Publicar, ICS. iCloud: comparta el calendario públicamente y copie su enlace webcal.",
  busyAddress: "Dirección del calendario",
  busyAdd: "Añadir calendario",
  busyAdding: "Añadiendo…",
  busyAdded: "Se está leyendo el calendario de {host}.",
  busyRemove: "Quitar",
  busyRemoveLabel: "Quitar el calendario de {host}",
  busyRemoved: "El calendario de {host} ya no se lee.",
  busyAgain: "Leer ahora",
  busyAgainLabel: "Leer ahora el calendario de {host}",
  busyAgainDone: "Se está leyendo el calendario de {host}.",
  busyNone: "Aún no se lee ningún calendario.",
  busyWaiting: "Leyendo…",
  busyRead: `{count, plural, =0 {Ninguna franja ocupada} one {# franja ocupada} other {# franjas ocupadas}} en los próximos ${MONTHS} meses; última lectura: {when}`,
  busyKept:
    "Última lectura: {when}. {count, plural, one {La franja ocupada conocida entonces sigue contando.} other {Las # franjas ocupadas conocidas entonces siguen contando.}}",
  busyFailed: "No se ha podido leer",

  addressNeeded: "Pegue la dirección de un calendario",
  addressUnreadable: "No es la dirección de un calendario. Empieza por https:// o webcal://",
  addressNotSecure: "Solo se leen direcciones cifradas: https:// o webcal://",
  addressKnown: "Este calendario ya se lee.",
  feedsFull: `Ya se leen ${MAX_FEEDS} calendarios. Quite uno primero.`,

  unreachable: "No se puede acceder a su servidor en la red pública. Compruebe la dirección.",
  tooManyFeeds: "Ha añadido y leído muchos calendarios en poco tiempo. Espere antes de continuar.",
  ledAway: "Esta dirección redirige a otro servidor. Pegue la dirección de destino.",
  refused: "Su servidor no lo facilita. Puede que ya no esté compartido.",
  tooLarge: `Este calendario ocupa más de ${inMegabytes(FEED_MAX_BYTES)}\u00a0MB.`,
  tooSlow: `Su servidor ha tardado más de ${MAX_FETCH_SECONDS} segundos.`,
  notACalendar: "Lo que hay ahí no es un calendario en formato iCalendar.",
  tooMuch: "Este calendario tiene más entradas de las que se pueden leer.",

  ownTitle: "Sus consultas en su calendario",
  ownText:
    "Suscríbase a esta dirección en Google Calendar, Outlook o Calendario de Apple, y sus solicitudes y consultas aparecerán solas. Quien tenga la dirección puede leerlas: no la comparta.",
  ownNone: "Aún no hay ninguna dirección, o dejó de servir con su contraseña anterior. Cree una y conecte con ella sus calendarios.",
  ownSince: "Dirección creada el {date}.",
  ownRead: "Última lectura: {when}.",
  ownNeverRead: "Ningún calendario la ha leído aún.",
  ownMake: "Crear una dirección",
  ownRenew: "Crear una nueva dirección",
  ownRenewHint: "La anterior deja de funcionar al momento, igual que al cambiar la contraseña.",
  ownEnd: "Desactivar",
  ownEnded: "La dirección de sus consultas ya no funciona.",
  ownAddress: "Su dirección secreta",
  ownOnce: "Cópiela ahora: solo se muestra esta vez.",
  ownOpen: "Abrir en una aplicación de calendario",
  ownName: "Consultas de {site}",

  entryTitle: "Consulta con {name}: {topic}",
  entryTitleAsked: "Solicitada, con {name}: {topic}",
  entryText: "Consulta sobre {topic} con {name}, reservada en {site}.",
  entryTextAsked: "Consulta sobre {topic} con {name}, solicitada en {site} y aún sin acordar.",
  someone: "un cliente",

  meetingTitle: "Enlace de la reunión",
  meetingText: "Dónde se celebran sus consultas. Las dos partes lo ven cuando se acepta una consulta.",
  meetingLabel: "Su propio enlace de reunión",
  meetingHint:
    "Por ejemplo, su sala de Zoom, Teams o Meet. Si lo deja vacío, cada consulta tendrá su propia sala en {host}, con un nombre que nadie puede adivinar.",
  meetingJoin: "Entrar en la reunión",
  meetingPlace: "Dónde",
  meetingInvalid: "Introduzca un enlace que empiece por https://",
  meetingTooLong: `Como máximo ${MEETING_LINK_MAX_CHARACTERS} caracteres`,
};
