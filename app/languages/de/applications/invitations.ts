import { INVITATION_DAYS, MAX_KILOBYTES, MAX_LINES } from "#app/features/applications/invitations/limits";
import type { invitationsMessages as english } from "#app/features/applications/invitations/messages";
import { BIO_MAX_CHARACTERS } from "#app/features/applications/limits";
import { NAME_MAX_CHARACTERS } from "#app/features/profiles/limits";
import { MIN_RATE } from "#app/features/rules/highest-rate";
import { RULE } from "#app/features/rules/rule-marks";
import type { Translation } from "../../translation";
import { grouped } from "../words";
import { acceptMessages } from "./accepting";

/** Import of advisors, and their invitations, in German. */
export const invitationsMessages: Translation<typeof english> = {
  title: "Berater importieren",
  text: `Eine CSV-Datei, wie sie jede Tabellenkalkulation speichert, mit höchstens ${MAX_LINES} Zeilen und ${MAX_KILOBYTES} KB. Die erste Zeile nennt die Spalten: Name, E-Mail, Fachgebiete (eine Kategorie oder Unterkategorie steht für alle ihre Fachgebiete, hier oder in einer eigenen Spalte) und, soweit bekannt, Stundensatz, Währung, Sprachen, Zeiten (Mo-Fr 09:00-17:00 | Sa 10:00-12:00), Zeitzone (Europe/Vienna) und Bio. Beim Prüfen wird nichts gespeichert.`,
  file: "CSV-Datei",
  template: "Eine Datei als Vorlage",
  columns: "Name;E-Mail;Fachgebiete;Stundensatz;Währung;Sprachen;Zeiten;Zeitzone;Bio",
  check: "Datei prüfen",
  checkAgain: "Dieselbe Datei erneut prüfen",
  checking: "Wird geprüft …",
  linesTitle: "Was in der Datei steht",
  linesFound:
    "{good, plural, one {# Person kann eingeladen werden} other {# Personen können eingeladen werden}}{bad, plural, =0 {.} one {; in # Zeile stimmt etwas nicht.} other {; in # Zeilen stimmt etwas nicht.}}",
  line: "Zeile {line}",
  lineGood: "Kann eingeladen werden",
  lineRateRead: "{amount} pro Stunde",
  notInvited: "Nicht eingeladen",
  invite: "{count, plural, one {# Berater einladen} other {# Berater einladen}}",
  inviting: "Wird eingeladen …",
  nobodyLeft: "In dieser Datei ist niemand einzuladen.",
  invited: "{count, plural, one {Die Einladung ist unterwegs.} other {Die # Einladungen sind unterwegs.}}",
  invitedHere: "{count, plural, one {# Berater ist eingeladen.} other {# Berater sind eingeladen.}}",
  linksTitle: "Links zum Weitergeben",
  linksText: `Diese Website verschickt noch keine E-Mails. Bitte senden Sie jedem Berater seinen Link selbst: Er steht nur dieses eine Mal hier und gilt einmal und ${INVITATION_DAYS} Tage lang.`,
  linksFile: "Alle Links als Datei",
  linksColumn: "Link",
  linkCopyNamed: "Kopieren: Link von {name}",
  openTitle: "Offene Einladungen",
  openUntil: "Offen bis <time></time>",
  again: "Erneut senden",
  againNamed: "Erneut senden: {name}",
  newLink: "Neuer Link",
  newLinkNamed: "Neuer Link: {name}",
  withdraw: "Zurückziehen",
  withdrawNamed: "Zurückziehen: {name}",
  withdrawing: "Wird zurückgezogen …",
  withdrawn: "Die Einladung ist zurückgezogen, ihr Link funktioniert nicht mehr.",
  invitationEnded: "Diese Einladung ist angenommen, zurückgezogen oder abgelaufen.",
  againFailed: "Das ist fehlgeschlagen, die Einladung ist unverändert. Bitte versuchen Sie es noch einmal.",
  nobodyInvited: "Niemand wurde eingeladen: Alle in der Datei sind bereits bekannt.",
  failed: "Das ist fehlgeschlagen, und niemand wurde angeschrieben. Bitte versuchen Sie es erneut.",
  fileEmpty: "Diese Datei enthält keine Zeilen.",
  fileTooLarge: `Diese Datei ist größer als ${MAX_KILOBYTES} KB.`,
  fileUnreadable: "Das ist keine CSV-Datei. Wählen Sie in der Tabellenkalkulation „Speichern unter“ und dann CSV.",
  fileQuote: "In Zeile {line} wird ein Anführungszeichen geöffnet und nirgends geschlossen. Bitte schließen oder entfernen Sie es.",
  fileColumns: "Die erste Zeile muss die Spalten Name (oder Vorname und Nachname), E-Mail und Fachgebiete (oder Unterkategorie) nennen.",
  fileTooLong: `Diese Datei hat mehr als ${MAX_LINES} Zeilen.`,
  noneTaken: "Diese Website nimmt derzeit keine neuen Berater auf, deshalb wurde niemand eingeladen.",
  lineFound: "„{found}“ in der Spalte {column}:",
  lineEmpty: "Die Spalte {column} ist leer:",
  lineEmail: "Das ist keine E-Mail-Adresse.",
  lineName: `Vor- und Nachname werden benötigt, je höchstens ${NAME_MAX_CHARACTERS} Buchstaben, Leerzeichen, Apostrophe und Bindestriche, ohne Titel.`,
  lineNameReserved: "Dieser Name ließe sich mit der Website selbst oder ihren Betreibern verwechseln.",
  lineAreas: "Mindestens ein Fachgebiet wird benötigt.",
  lineArea: "Das ist kein Fachgebiet dieser Website.",
  lineAreaNearest: "Am nächsten kommt: {areas}.",
  allAreas: "Die Fachgebiete dieser Website",
  lineRateEither: "Unklar ist, ob das {whole} oder {part} heißt. Bitte schreiben Sie eines von beiden, ohne Tausendertrennzeichen.",
  lineRate: `Der Stundensatz muss eine Zahl von ${MIN_RATE} bis ${RULE.highestRate} in der Währung der Zeile sein.`,
  lineCurrency: "Diese Währung wird nicht angeboten. Möglich sind: {allowed}.",
  lineLanguages: "Diese Sprache ist nicht bekannt. Schreiben Sie Deutsch oder de, mehrere mit | getrennt.",
  lineHours:
    "Die Zeiten lassen sich nicht lesen, oder das Ende liegt vor dem Beginn. Schreiben Sie sie so: Mo-Fr 09:00-17:00 | Sa 10:00-12:00.",
  lineZoneAssumed: "nicht angegeben: die, in der die Einladung angenommen wird",
  lineZone: "Diese Zeitzone ist nicht bekannt. Nennen Sie eine große Stadt darin, etwa Wien, oder ihren IANA-Namen, etwa Europe/Vienna.",
  lineBio: `Die Beschreibung darf höchstens ${grouped(BIO_MAX_CHARACTERS)} Zeichen haben, keine davon verborgen.`,
  lineCells:
    "Sie hat mehr Zellen, als die erste Zeile Namen hat. Hier trennt „{allowed}“ die Zellen: Ein Text, der es enthält, steht in Anführungszeichen.",
  lineRepeated: "Dieselbe Adresse steht weiter oben.",
  lineHasAccount: "Zu dieser Adresse gibt es bereits ein Konto.",
  lineInvited: "Diese Adresse ist bereits eingeladen.",
  mailGreeting: "Guten Tag {name},",
  mailSubject: "Sie sind eingeladen, bei {site} Berater zu werden",
  mailText:
    "wir würden uns freuen, wenn Sie bei {site} Berater werden. Ihre Seite ist vorbereitet: Bestätigen Sie, was wir von Ihnen wissen, ergänzen Sie, was fehlt, und wählen Sie ein Passwort.",
  mailLimit: `Der Link gilt ${INVITATION_DAYS} Tage und nur einmal. Wenn Sie das nicht möchten, brauchen Sie nichts zu tun: Was wir von Ihnen wissen, wird dann gelöscht.`,
  mailAction: "Einladung ansehen",
  mailClosing: "Mit freundlichen Grüßen",

  ...acceptMessages,
};
