import { NAME_MAX_CHARACTERS } from "#app/features/profiles/limits";
import { LOWEST_RATE } from "#app/features/rules/highest-rate";
import { RULE } from "#app/features/rules/rule-marks";
import { BIO_MAX_CHARACTERS } from "../limits";
import { INVITATION_DAYS, MOST_KILOBYTES, MOST_LINES } from "./limits";
import { acceptMessages } from "./messages-of-accepting";

export const invitationsMessages = {
  title: "Import advisors",
  text: `A CSV file, as every spreadsheet saves one, of at most ${MOST_LINES} lines and ${MOST_KILOBYTES} KB. The first line names the columns: name, email, areas, and as far as you know them rate, currency, languages, hours (Mon-Fri 09:00-17:00; Sat 10:00-12:00) and bio. Nothing is written when it is checked.`,
  file: "CSV file",
  template: "A file to start from",
  columns: "name,email,areas,rate,currency,languages,hours,bio",
  check: "Check the file",
  checkAgain: "Check the same file again",
  checking: "Checking…",
  linesTitle: "What the file says",
  line: "Line {line}",
  lineGood: "Ready to be invited",
  lineRateRead: "{amount} an hour",
  notInvited: "Not invited",
  invite: "{count, plural, one {Invite # advisor} other {Invite # advisors}}",
  inviting: "Inviting…",
  nobodyLeft: "There is nobody to invite in this file.",
  invited: "{count, plural, one {The invitation is on its way.} other {The # invitations are on their way.}}",
  nobodyInvited: "Nobody was invited: everybody in the file is known already.",
  failed: "This failed, and nobody was written to. Please try again.",
  fileEmpty: "There are no lines in this file.",
  fileTooLarge: `This file is larger than ${MOST_KILOBYTES} KB.`,
  fileUnreadable: "This is no CSV file. In a spreadsheet, choose “Save as” and then CSV.",
  fileQuote: "A quotation mark is opened in line {line} and closed nowhere. Please close it, or take it out.",
  fileColumns: "The first line has to name the columns name (or first name and last name), email and areas.",
  fileTooLong: `This file has more than ${MOST_LINES} lines.`,
  noneTaken: "This site takes no new advisors at the moment, so nobody was invited.",
  lineFound: "“{found}” in the column {column}:",
  lineEmpty: "The column {column} is empty:",
  lineEmail: "This is not an e-mail address.",
  lineName: `First and last name are needed, each of at most ${NAME_MAX_CHARACTERS} letters, spaces, apostrophes and hyphens. A title is left out.`,
  lineNameReserved: "This name could be taken for the site itself or for those who run it.",
  lineAreas: "At least one area is needed.",
  lineArea: "“{said}” is not an area of this site.",
  lineAreaNearest: "Nearest: {areas}.",
  allAreas: "The areas of this site",
  lineRate: `The rate has to be a plain number from ${LOWEST_RATE} to ${RULE.highestRate}, without a currency sign.`,
  lineCurrency: "The currency is not offered. Offered: {allowed}.",
  lineLanguages: "This language is not known. Write it as English or en, several parted by semicolons.",
  lineHours: "These hours could not be read. Write them as Mon-Fri 09:00-17:00; Sat 10:00-12:00.",
  lineBio: `The bio takes at most ${BIO_MAX_CHARACTERS} characters, and none that are hidden.`,
  lineCells: "It has more cells than the first line has names. A text with a comma in it stands in quotes.",
  lineRepeated: "The same address stands above.",
  lineHasAccount: "This address has an account already.",
  lineInvited: "This address is invited already.",

  mailGreeting: "Hello {name},",
  mailSubject: "You are invited to be an advisor at {site}",
  mailText:
    "We would like you to be an advisor at {site}. Your page is prepared: confirm what we know of you, complete what is missing and choose a password.",
  mailLimit: `The link works once and for ${INVITATION_DAYS} days. If you do not want this, there is nothing to do: what we know of you is then deleted.`,
  mailAction: "Look at my invitation",
  mailClosing: "With kind regards",

  ...acceptMessages,
} as const;
