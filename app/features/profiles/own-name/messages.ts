import { ADDRESS_MAX_CHARACTERS, BIO_MAX_CHARACTERS, LINE_MAX_CHARACTERS, NAME_MAX_CHARACTERS } from "../limits";

/** Texts for entering one's name, and why it was refused. */
export const nameMessages = {
  firstName: "First Name",
  lastName: "Last Name",

  firstNameRequired: "First name is required",
  lastNameRequired: "Last name is required",
  nameCharacters: "Please use letters, spaces, apostrophes and hyphens only",
  displayNameCharacters: "Please use letters, digits, spaces, underscores and hyphens only",
  nameReserved:
    "This could be mistaken for the site itself or for the people who run it. Please choose other words, each in letters of one alphabet.",
  phoneInvalid: "Please enter a valid phone number",
  websiteInvalid: "Please enter a valid web address, such as https://example.com",
  timeZoneUnknown: "Please choose a time zone from the list",
  choiceUnknown: "Please choose from the list",
  hiddenCharacters: "This text contains invisible characters. Please type it again.",
  nameTooLong: `At most ${NAME_MAX_CHARACTERS} characters`,
  lineTooLong: `At most ${LINE_MAX_CHARACTERS} characters`,
  addressTooLong: `At most ${ADDRESS_MAX_CHARACTERS} characters`,
  bioTooLong: `At most ${BIO_MAX_CHARACTERS} characters`,
} as const;
