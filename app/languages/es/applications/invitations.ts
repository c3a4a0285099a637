import { INVITATION_DAYS, MAX_KILOBYTES, MAX_LINES } from "#app/features/applications/invitations/limits";
import type { invitationsMessages as english } from "#app/features/applications/invitations/messages";
import { BIO_MAX_CHARACTERS } from "#app/features/applications/limits";
import { NAME_MAX_CHARACTERS } from "#app/features/profiles/limits";
import { MIN_RATE } from "#app/features/rules/highest-rate";
import { RULE } from "#app/features/rules/rule-marks";
import type { Translation } from "../../translation";
import { grouped } from "../words";
import { acceptMessages } from "./accepting";

/** Import of advisors, and their invitations, in Spanish. */
export const invitationsMessages: Translation<typeof english> = {
  title: "Importar asesores",
  text: `Un archivo CSV, como el que guarda cualquier hoja de cálculo, de ${MAX_LINES} líneas y ${MAX_KILOBYTES} KB como máximo. La primera línea nombra las columnas: nombre, correo, áreas (una categoría o subcategoría equivale a todas sus áreas, aquí o en una columna propia) y, si se conocen, tarifa, moneda, idiomas, horario (lun-vie 09:00-17:00 | sáb 10:00-12:00), zona horaria (Europe/Vienna) y bio. Al comprobarlo no se guarda nada.`,
  file: "Archivo CSV",
  template: "Un archivo de ejemplo",
  columns: "nombre;correo;áreas;tarifa;moneda;idiomas;horario;zona horaria;bio",
  check: "Comprobar el archivo",
  checkAgain: "Comprobar de nuevo el mismo archivo",
  checking: "Comprobando…",
  linesTitle: "Lo que dice el archivo",
  linesFound:
    "{good, plural, one {Se puede invitar a # persona} other {Se puede invitar a # personas}}{bad, plural, =0 {.} one {; hay que corregir # línea.} other {; hay que corregir # líneas.}}",
  line: "Línea {line}",
  lineGood: "Se puede invitar",
  lineRateRead: "{amount} por hora",
  notInvited: "Sin invitar",
  invite: "{count, plural, one {Invitar a # asesor} other {Invitar a # asesores}}",
  inviting: "Invitando…",
  nobodyLeft: "No hay nadie a quien invitar en este archivo.",
  invited: "{count, plural, one {La invitación está en camino.} other {Las # invitaciones están en camino.}}",
  invitedHere: "{count, plural, one {Se ha invitado a # asesor.} other {Se ha invitado a # asesores.}}",
  linksTitle: "Enlaces para enviar",
  linksText: `Este sitio aún no envía correo. Envíe usted a cada asesor su enlace: solo se muestra aquí esta vez, y sirve una sola vez durante ${INVITATION_DAYS} días.`,
  linksFile: "Todos los enlaces en un archivo",
  linksColumn: "enlace",
  linkCopyNamed: "Copiar el enlace de {name}",
  openTitle: "Invitaciones abiertas",
  openUntil: "Abierta hasta el <time></time>",
  again: "Reenviar",
  againNamed: "Reenviar: {name}",
  newLink: "Nuevo enlace",
  newLinkNamed: "Nuevo enlace: {name}",
  withdraw: "Retirar",
  withdrawNamed: "Retirar: {name}",
  withdrawing: "Retirando…",
  withdrawn: "La invitación se ha retirado y su enlace ya no funciona.",
  invitationEnded: "Esta invitación ya se aceptó, se retiró o caducó.",
  againFailed: "No se ha podido, y la invitación sigue igual. Inténtelo de nuevo.",
  nobodyInvited: "No se ha invitado a nadie: ya se conoce a todas las personas del archivo.",
  failed: "No se ha podido hacer y no se ha escrito a nadie. Inténtelo de nuevo.",
  fileEmpty: "Este archivo no tiene líneas.",
  fileTooLarge: `Este archivo supera los ${MAX_KILOBYTES} KB.`,
  fileUnreadable: "Este archivo no es CSV. En una hoja de cálculo, elija «Guardar como» y después CSV.",
  fileQuote: "En la línea {line} se abre una comilla que no se cierra. Ciérrela o quítela.",
  fileColumns: "La primera línea debe nombrar las columnas nombre (o nombre y apellidos), correo y áreas (o subcategoría).",
  fileTooLong: `Este archivo tiene más de ${MAX_LINES} líneas.`,
  noneTaken: "Este sitio no admite asesores nuevos por ahora, así que no se ha invitado a nadie.",
  lineFound: "«{found}» en la columna {column}:",
  lineEmpty: "La columna {column} está vacía:",
  lineEmail: "No es una dirección de correo electrónico.",
  lineName: `Hacen falta el nombre y los apellidos, cada uno de ${NAME_MAX_CHARACTERS} letras, espacios, apóstrofos y guiones como máximo, sin tratamiento.`,
  lineNameReserved: "Este nombre podría confundirse con el propio sitio o con quienes lo gestionan.",
  lineAreas: "Hace falta al menos un área.",
  lineArea: "No es un área de este sitio.",
  lineAreaNearest: "Lo más cercano: {areas}.",
  allAreas: "Las áreas de este sitio",
  lineRateEither: "No está claro si es {whole} o {part}. Escriba uno de los dos, sin separador de miles.",
  lineRate: `La tarifa debe ser un número de ${MIN_RATE} a ${RULE.highestRate}, en la moneda de la línea.`,
  lineCurrency: "Esta moneda no está disponible. Disponibles: {allowed}.",
  lineLanguages: "Este idioma no se conoce. Escriba español o es; varios, separados por |.",
  lineHours:
    "No se han podido leer estos horarios, o alguno termina antes de empezar. Escríbalos así: lun-vie 09:00-17:00 | sáb 10:00-12:00.",
  lineZoneAssumed: "no indicada: aquella en la que se acepte la invitación",
  lineZone: "Esta zona horaria no se conoce. Indique una ciudad grande, por ejemplo Viena, o su nombre IANA, por ejemplo Europe/Vienna.",
  lineBio: `La presentación admite ${grouped(BIO_MAX_CHARACTERS)} caracteres como máximo, ninguno oculto.`,
  lineCells:
    "Tiene más celdas que nombres la primera línea. Aquí «{allowed}» separa las celdas: un texto que lo contenga va entre comillas.",
  lineRepeated: "La misma dirección aparece más arriba.",
  lineHasAccount: "Esta dirección ya tiene una cuenta.",
  lineInvited: "Esta dirección ya está invitada.",
  mailGreeting: "Hola, {name}:",
  mailSubject: "Le invitamos a asesorar en {site}",
  mailText:
    "Nos gustaría que asesorara en {site}. Su página está preparada: confirme lo que sabemos de usted, complete lo que falte y elija una contraseña.",
  mailLimit: `El enlace sirve una sola vez y es válido durante ${INVITATION_DAYS} días. Si no lo desea, no tiene que hacer nada: lo que sabemos de usted se eliminará.`,
  mailAction: "Ver mi invitación",
  mailClosing: "Un cordial saludo",

  ...acceptMessages,
};
