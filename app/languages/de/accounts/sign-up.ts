import { PASSWORD_MIN_CHARACTERS } from "#app/features/accounts/limits";
import type { formMessages as english } from "#app/features/accounts/sign-up/messages";
import { LIMITS } from "#app/platform/limits/limits";
import type { Translation } from "../../translation";
import { counted } from "../words";

const CHANGES = counted(LIMITS["account-change"].minutes / 60, "eine Stunde", "Stunden");

/** The sign-in and sign-up forms, wherever they are shown, and their responses, in German. */
export const formMessages: Translation<typeof english> = {
  tabs: "Anmelden oder registrieren",
  signIn: "Anmelden",
  signingIn: "Anmeldung läuft\u00a0…",
  signUp: "Registrieren",
  createAccount: "Konto erstellen",
  creatingAccount: "Konto wird erstellt\u00a0…",
  email: "E-Mail",
  password: "Passwort",
  passwordHint: `Mindestens ${PASSWORD_MIN_CHARACTERS} Zeichen, mit Großbuchstabe, Kleinbuchstabe und Zahl.`,
  confirmPassword: "Passwort bestätigen",
  rememberMe: "Angemeldet bleiben",
  accountType: "Kontotyp",
  accountTypeHint: "Aus einem Privatkonto kann später kein Konto für ein Unternehmen oder eine Organisation werden.",
  individual: "Privatperson",
  business: "Unternehmen",
  organisation: "Organisation",
  forgotLink: "Passwort vergessen?",
  or: "oder",
  google: "Mit Google fortfahren",
  linkedin: "Mit LinkedIn fortfahren",
  linkedinSoonTitle: "Demnächst verfügbar",
  linkedinSoonText: "Bald können Sie sich mit LinkedIn anmelden. Bis dahin geht es mit E-Mail-Adresse.",

  emailRequired: "Bitte geben Sie Ihre E-Mail-Adresse ein",
  emailInvalid: "Bitte geben Sie eine gültige E-Mail-Adresse ein",
  emailTooLong: "Diese E-Mail-Adresse ist zu lang",
  passwordTooShort: `Das Passwort braucht mindestens ${PASSWORD_MIN_CHARACTERS} Zeichen`,
  passwordTooLong: "Das Passwort ist zu lang",
  passwordTooSimple: "Das Passwort braucht mindestens einen Großbuchstaben, einen Kleinbuchstaben und eine Zahl",
  passwordsDiffer: "Die Passwörter stimmen nicht überein",
  accountTypeUnknown: "Bitte wählen Sie einen Kontotyp",

  tooManyAttempts: `Zu viele Versuche. Bitte warten Sie ${LIMITS["sign-in"].minutes} Minuten.`,
  tooManySignUps: "Aus Ihrem Netzwerk wurden heute viele Konten erstellt. Bitte versuchen Sie es morgen noch einmal.",
  tooManyToday: "Aus Ihrem Netzwerk kamen heute viele Versuche. Bitte versuchen Sie es morgen noch einmal.",
  tooManyChanges: `Zu viele Änderungen am Konto. Bitte warten Sie ${CHANGES}, bevor Sie es noch einmal versuchen.`,
  invalidRequest: "Ungültige Anfrage. Bitte prüfen Sie Ihre Eingaben.",
  authenticationFailed: "Die Anmeldung hat nicht geklappt. Bitte versuchen Sie es noch einmal.",
  errorOccurred: "Ein Fehler ist aufgetreten. Bitte versuchen Sie es noch einmal.",
  unexpectedError: "Ein unerwarteter Fehler ist aufgetreten",
  invalidCredentials: "E-Mail-Adresse oder Passwort ist falsch.",
  emailNotConfirmed: "E-Mail-Adresse noch nicht bestätigt",
  emailNotConfirmedText: "Öffnen Sie den Link in unserer E-Mail, oder lassen Sie sich einen neuen schicken.",
  suspended: "Dieses Konto ist gesperrt. Falls das ein Irrtum ist, schreiben Sie bitte an {email}.",
  busy: "Gerade melden sich viele an. Bitte versuchen Sie es in ein paar Sekunden noch einmal.",

  checkEmailTitle: "Sehen Sie in Ihrem E-Mail-Postfach nach",
  checkEmailText: "Wir haben Ihnen einen Bestätigungslink geschickt.",
  toSignIn: "Zurück zur Anmeldung",
  confirming: "Wird bestätigt\u00a0…",
  newPassword: "Neues Passwort",

  signedOut: "Sie sind jetzt abgemeldet.",
  linkEndedTitle: "Dieser Link ist abgelaufen",
};
