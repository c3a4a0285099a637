import { ADDRESS_MAX_CHARACTERS, BIO_MAX_CHARACTERS, LINE_MAX_CHARACTERS, NAME_MAX_CHARACTERS } from "#app/features/profiles/limits";
import type { nameMessages as english } from "#app/features/profiles/own-name/messages";
import type { Translation } from "../../translation";

/** Personal details asked of everybody, and why they were rejected, in Italian. */
export const nameMessages: Translation<typeof english> = {
  firstName: "Nome",
  lastName: "Cognome",

  firstNameRequired: "Il nome è obbligatorio",
  lastNameRequired: "Il cognome è obbligatorio",
  nameCharacters: "Un nome può contenere solo lettere, spazi, apostrofi e trattini",
  displayNameCharacters: "Il nome visualizzato può contenere solo lettere, cifre, spazi, trattini bassi e trattini",
  nameReserved:
    "Potrebbe essere confuso con il sito stesso o con chi lo gestisce. Scelga altre parole, ciascuna in lettere di un solo alfabeto.",
  phoneInvalid: "Inserisca un numero di telefono valido",
  websiteInvalid: "Inserisca un indirizzo web valido, ad esempio https://example.com",
  timeZoneUnknown: "Scelga un fuso orario dall’elenco",
  choiceUnknown: "Scelga dall’elenco",
  hiddenCharacters: "Il testo contiene caratteri invisibili. Lo scriva di nuovo.",
  nameTooLong: `Al massimo ${NAME_MAX_CHARACTERS} caratteri`,
  lineTooLong: `Al massimo ${LINE_MAX_CHARACTERS} caratteri`,
  addressTooLong: `Al massimo ${ADDRESS_MAX_CHARACTERS} caratteri`,
  bioTooLong: `Al massimo ${BIO_MAX_CHARACTERS} caratteri`,
};
