import { ADDRESS_MAX_CHARACTERS, BIO_MAX_CHARACTERS, LINE_MAX_CHARACTERS, NAME_MAX_CHARACTERS } from "#app/features/profiles/limits";
import type { nameMessages as english } from "#app/features/profiles/own-name/messages";
import type { Translation } from "../../translation";
import { grouped } from "../words";

/** Personal details asked of everybody, and why they were rejected, in German. */
export const nameMessages: Translation<typeof english> = {
  firstName: "Vorname",
  lastName: "Nachname",

  firstNameRequired: "Bitte geben Sie Ihren Vornamen ein",
  lastNameRequired: "Bitte geben Sie Ihren Nachnamen ein",
  nameCharacters: "Für einen Namen sind nur Buchstaben, Leerzeichen, Apostrophe und Bindestriche möglich",
  displayNameCharacters: "Für einen Anzeigenamen sind nur Buchstaben, Ziffern, Leerzeichen, Unterstriche und Bindestriche möglich",
  nameReserved: "Das ist der Website zu ähnlich oder mischt Alphabete.",
  phoneInvalid: "Bitte geben Sie eine gültige Telefonnummer ein",
  websiteInvalid: "Bitte geben Sie eine gültige Webadresse ein, zum Beispiel https://example.com",
  timeZoneUnknown: "Bitte wählen Sie eine Zeitzone aus der Liste",
  choiceUnknown: "Bitte wählen Sie aus der Liste",
  hiddenCharacters: "Dieser Text enthält unsichtbare Zeichen. Bitte tippen Sie ihn noch einmal.",
  nameTooLong: `Höchstens ${NAME_MAX_CHARACTERS} Zeichen`,
  lineTooLong: `Höchstens ${LINE_MAX_CHARACTERS} Zeichen`,
  addressTooLong: `Höchstens ${ADDRESS_MAX_CHARACTERS} Zeichen`,
  bioTooLong: `Höchstens ${grouped(BIO_MAX_CHARACTERS)} Zeichen`,
};
