import { ADDRESS_MAX_CHARACTERS, BIO_MAX_CHARACTERS, LINE_MAX_CHARACTERS, NAME_MAX_CHARACTERS } from "#app/features/profiles/limits";
import type { nameMessages as english } from "#app/features/profiles/own-name/messages";
import type { Translation } from "../../translation";
import { grouped } from "../words";

/** Personal details asked of everybody, and why they were rejected, in French. */
export const nameMessages: Translation<typeof english> = {
  firstName: "Prénom",
  lastName: "Nom",

  firstNameRequired: "Le prénom est obligatoire",
  lastNameRequired: "Le nom est obligatoire",
  nameCharacters: "Un nom ne contient que des lettres, des espaces, des apostrophes et des traits d’union",
  displayNameCharacters:
    "Un nom affiché ne contient que des lettres, des chiffres, des espaces, des traits de soulignement et des traits d’union",
  nameReserved: "Cela pourrait être confondu avec le site ou ses responsables. Choisissez d’autres mots, chacun dans un seul alphabet.",
  phoneInvalid: "Saisissez un numéro de téléphone valide",
  websiteInvalid: "Saisissez une adresse web valide, par exemple https://example.com",
  timeZoneUnknown: "Choisissez un fuseau horaire dans la liste",
  choiceUnknown: "Choisissez dans la liste",
  hiddenCharacters: "Ce texte contient des caractères invisibles. Saisissez-le de nouveau.",
  nameTooLong: `${grouped(NAME_MAX_CHARACTERS)} caractères maximum`,
  lineTooLong: `${grouped(LINE_MAX_CHARACTERS)} caractères maximum`,
  addressTooLong: `${grouped(ADDRESS_MAX_CHARACTERS)} caractères maximum`,
  bioTooLong: `${grouped(BIO_MAX_CHARACTERS)} caractères maximum`,
};
