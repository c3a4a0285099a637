import { ADDRESS_MAX_CHARACTERS, BIO_MAX_CHARACTERS, LINE_MAX_CHARACTERS, NAME_MAX_CHARACTERS } from "#app/features/profiles/limits";
import type { nameMessages as english } from "#app/features/profiles/own-name/messages";
import type { Translation } from "../../translation";

/** Personal details asked of everybody, and why they were rejected, in Spanish. */
export const nameMessages: Translation<typeof english> = {
  firstName: "Nombre",
  lastName: "Apellidos",

  firstNameRequired: "Introduzca su nombre",
  lastNameRequired: "Introduzca sus apellidos",
  nameCharacters: "El nombre solo puede llevar letras, espacios, apóstrofos y guiones",
  displayNameCharacters: "El nombre visible solo puede llevar letras, cifras, espacios, guiones bajos y guiones",
  nameReserved:
    "Esto podría confundirse con el propio sitio o con quienes lo gestionan. Elija otras palabras, cada una en letras de un solo alfabeto.",
  phoneInvalid: "Introduzca un número de teléfono válido",
  websiteInvalid: "Introduzca una dirección web válida, por ejemplo https://example.com",
  timeZoneUnknown: "Elija una zona horaria de la lista",
  choiceUnknown: "Elija una opción de la lista",
  hiddenCharacters: "Este texto contiene caracteres invisibles. Escríbalo de nuevo.",
  nameTooLong: `Como máximo ${NAME_MAX_CHARACTERS} caracteres`,
  lineTooLong: `Como máximo ${LINE_MAX_CHARACTERS} caracteres`,
  addressTooLong: `Como máximo ${ADDRESS_MAX_CHARACTERS} caracteres`,
  bioTooLong: `Como máximo ${BIO_MAX_CHARACTERS} caracteres`,
};
