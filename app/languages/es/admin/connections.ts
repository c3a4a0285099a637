import type { connectionsMessages as english } from "#app/features/admin/connections/messages";
import { FORMER_DAYS, MAIL_PORTS, USUAL_PORTS } from "#app/platform/connections/limits";
import type { Translation } from "../../translation";
import { counted } from "../words";

const FOR = counted(FORMER_DAYS, "un día", "días");

/** Texts of the site's address and its mail server, in Spanish. */
export const connectionsMessages: Translation<typeof english> = {
  addressTitle: "Dirección del sitio",
  addressText: "Dónde encuentra la gente el sitio. Allí llevan los enlaces de los correos, y solo desde allí se aceptan formularios.",
  address: "Dirección pública",
  addressHint: "Con https://. Nada cambia hasta que abra el sitio allí y confirme la dirección.",
  addressProposedLabel: "Dirección pública, aún sin confirmar",
  addressGiven: "{address}, fijada en BASE_URL al arrancar el sitio. Se cambia allí.",
  addressProposed:
    "Abra <link></link>, inicie sesión allí y confirme la dirección en esta página. Desde entonces rige, y las demás personas vuelven a iniciar sesión.",
  addressRefused: "Introduzca una dirección como https://advice.example.com, sin página.",
  addressStands: "Esta es ahora la dirección del sitio.",
  addressEntered: "Abra ahora el sitio en esa dirección, inicie sesión allí y confírmela.",
  addressCleared: "El sitio ya no tiene dirección pública.",
  saveAddress: "Guardar la dirección",
  confirmAddress: "Estoy allí: usar esta dirección",
  notThere: "Usted no está en esa dirección. Abra el sitio allí, inicie sesión y confirme la dirección en esta página.",
  inEnvironment: "Esto se fija al arrancar el sitio y se cambia allí.",
  mailTitle: "Servidor de correo",
  mailText: `Por qué servidor envía el sitio sus correos y de quién son. Su proveedor de correo indica estos datos como SMTP. Durante ${FOR} tras un cambio, los enlaces a cuentas de administradores, como el de una contraseña nueva, solo salen por el servidor anterior; si no lo hay, no se envían.`,
  serverGiven: "Los correos salen por {host}, fijado en SMTP_URL al arrancar el sitio. Se cambia allí.",
  senderGiven: "Son de {sender}, fijado en MAIL_FROM.",
  host: "Servidor",
  hostHint: "Si se deja vacío, los correos quedan en el buzón y nadie los recibe.",
  hostRefused: "Introduzca el nombre de un servidor, por ejemplo smtp.example.com.",
  encryption: "Cifrado",
  encryption_tls: `TLS (normalmente el puerto ${USUAL_PORTS.tls})`,
  encryption_starttls: `STARTTLS (normalmente el puerto ${USUAL_PORTS.starttls})`,
  encryption_none: "Ninguno (en su propio equipo)",
  encryptionNeeded: "Una contraseña solo se envía cifrada. Elija TLS o STARTTLS.",
  port: "Puerto",
  portHint: `Uno de estos: ${MAIL_PORTS.join(", ")}.`,
  portRefused: `Introduzca uno de estos: ${MAIL_PORTS.join(", ")}.`,
  user: "Usuario",
  password: "Contraseña",
  passwordHint: "Se guarda cifrada y no se vuelve a mostrar.",
  passwordKept: "Hay una guardada. Si se deja vacío, sigue valiendo; para otro servidor o usuario, introdúzcala de nuevo.",
  passwordAgain: "Introduzca la contraseña para este servidor y usuario.",
  passwordSet: "cambiada",
  passwordRemoved: "eliminada",
  senderName: "Nombre del remitente",
  senderAddress: "Dirección del remitente",
  senderHint: "La mayoría de los servidores solo aceptan correos de una dirección propia.",
  saveMail: "Guardar el servidor",
  mailSaved: "El servidor de correo está guardado. Envíe un correo de prueba para ver si funciona.",
};
