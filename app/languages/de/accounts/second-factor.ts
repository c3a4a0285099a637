import { AUTHENTICATOR_DIGITS, LINK_HOURS } from "#app/features/accounts/limits";
import type { secondFactorMessages as english } from "#app/features/accounts/second-factor/messages";
import { MAX_WRONG_CODES, WRONG_CODE_WINDOW_MINUTES } from "#app/features/accounts/second-factor/wrong-codes";
import { FRESH_SIGN_IN_MINUTES } from "#app/features/accounts/sign-in/fresh-sign-in";
import type { Translation } from "../../translation";
import { counted } from "../words";

const REPORT = counted(LINK_HOURS.report_sign_in / (7 * 24), "eine Woche", "Wochen");

/** Two-factor authentication: its switch, its set-up, the code at sign-in, and its emails, in German. */
export const secondFactorMessages: Translation<typeof english> = {
  title: "Zwei-Faktor-Authentifizierung",
  text: "Bei der Anmeldung brauchen Sie neben dem Passwort einen Code aus einer App auf Ihrem Smartphone.",
  switchHintOff: "Jede Authenticator-App ist geeignet: Google Authenticator, 1Password, Aegis und andere.",
  switchHintOn: "Eingeschaltet. Bei der Anmeldung wird ein Code verlangt.",
  endsOn: "Ein Admin hat veranlasst, dass sie am {time} ausgeschaltet wird.",
  keep: "Eingeschaltet lassen",
  kept: "Die Zwei-Faktor-Authentifizierung bleibt eingeschaltet.",
  switchContinue: "Weiter",

  proofText: `Ihre Anmeldung liegt mehr als ${FRESH_SIGN_IN_MINUTES} Minuten zurück. Bitte bestätigen Sie, dass Sie es sind.`,
  proofTitle: "Zuerst Ihr Passwort",
  currentPassword: "Aktuelles Passwort",
  continue: "Weiter",
  cancel: "Abbrechen",

  scanTitle: "1. Scannen Sie diesen Code mit Ihrer Authenticator-App",
  scanPicture: "Der QR-Code für Ihre Authenticator-App. Der Schlüssel darunter enthält dasselbe.",
  scanType: "Oder geben Sie diesen Schlüssel in die App ein:",
  openApp: "In einer App auf diesem Gerät öffnen",
  enterTitle: "2. Geben Sie den angezeigten Code ein",
  code: "Code",
  codeHint: `${AUTHENTICATOR_DIGITS} Ziffern`,
  turnOn: "Einschalten",
  turningOn: "Wird eingeschaltet\u00a0…",
  setupEnded: "Das hat zu lange gedauert, der QR-Code gilt nicht mehr. Bitte beginnen Sie noch einmal.",
  setupCancelled: "Die Zwei-Faktor-Authentifizierung bleibt ausgeschaltet.",
  turnedOn: "Die Zwei-Faktor-Authentifizierung ist eingeschaltet. Alle anderen Geräte sind abgemeldet.",

  recoveryTitle: "Ihre Wiederherstellungscodes",
  recoveryKeep:
    "Bewahren Sie sie bei Ihren wichtigen Unterlagen auf. Mit jedem können Sie sich einmal ohne die App anmelden. Sie werden nur jetzt angezeigt.",
  recoveryDone: "Ich habe sie aufbewahrt",
  recoveryCodesLeft:
    "{left, plural, =0 {Kein Wiederherstellungscode ist} one {# Wiederherstellungscode ist} other {# Wiederherstellungscodes sind}} übrig.",
  recoveryRenew: "Neue Wiederherstellungscodes erstellen",
  recoveryRenewText: "Die alten gelten dann sofort nicht mehr.",
  recoveryRenewing: "Werden erstellt\u00a0…",

  turnOff: "Ausschalten",
  turnOffTitle: "Zwei-Faktor-Authentifizierung ausschalten",
  turnOffText: "Bestätigen Sie mit Passwort und Code, dass Sie es sind. Danach genügt zur Anmeldung das Passwort allein.",
  turningOff: "Wird ausgeschaltet\u00a0…",
  anyCode: "Code oder Wiederherstellungscode",
  anyCodeHint: `${AUTHENTICATOR_DIGITS} Ziffern aus Ihrer App oder einer Ihrer Wiederherstellungscodes`,

  codeWrong: "Dieser Code ist falsch oder wurde schon verwendet",
  tooManyCodes: `Zu viele falsche Codes. Nutzen Sie einen Wiederherstellungscode, oder warten Sie ${WRONG_CODE_WINDOW_MINUTES} Minuten.`,
  failed: "Die Sicherheitseinstellungen konnten nicht geändert werden",

  challengeTitle: "Noch ein Schritt",
  challengeText: "Geben Sie den Code ein, den Ihre Authenticator-App gerade anzeigt.",
  challengeCode: "Code",
  challengeHint: `${AUTHENTICATOR_DIGITS} Ziffern. Ohne Ihr Smartphone geben Sie einen Wiederherstellungscode ein.`,
  challengeButton: "Anmelden",
  challengeChecking: "Wird geprüft\u00a0…",
  challengeBack: "Mit einem anderen Konto anmelden",
  challengeMailed: `Sie haben das nicht eingeschaltet? Die Schaltfläche in der E-Mail, die Sie darüber erhalten haben, meldet alle ab und schaltet es wieder aus. Sie gilt ${REPORT}.`,
  challengeLost: "Sie haben keinen gültigen Code oder haben das nicht eingeschaltet? Schreiben Sie an <mail></mail>.",
  challengeEnded: "Diese Anmeldung ist abgelaufen. Bitte melden Sie sich noch einmal an.",
  challengeSpent: "Zu viele falsche Codes. Bitte melden Sie sich noch einmal an.",

  notMe:
    "Falls Sie das nicht waren, klicken Sie auf die Schaltfläche: Alle werden abgemeldet, die Zwei-Faktor-Authentifizierung ist wieder aus, und wir schicken Ihnen einen Link für ein neues Passwort.",
  notYou: "Falls Sie das nicht waren, wählen Sie bitte sofort ein neues Passwort und schreiben Sie an {email}.",
  securityAction: "Sicherheitseinstellungen öffnen",
  resetAction: "Neues Passwort wählen",
  onSubject: "Zwei-Faktor-Authentifizierung bei {site} eingeschaltet",
  onText:
    "ab jetzt wird bei der Anmeldung bei {site} ein Code aus Ihrer Authenticator-App verlangt. Alle anderen Geräte wurden abgemeldet.",
  offSubject: "Zwei-Faktor-Authentifizierung bei {site} ausgeschaltet",
  offText: "bei der Anmeldung bei {site} wird kein Code mehr verlangt. Alle anderen Geräte wurden abgemeldet.",
  endedText: "bei der Anmeldung bei {site} wird kein Code mehr verlangt, wie ein Admin es veranlasst hatte. Niemand wurde abgemeldet.",
  recoverySubject: "Ein Wiederherstellungscode wurde bei {site} verwendet",
  recoveryText: "gerade wurde einer Ihrer Wiederherstellungscodes für {site} verwendet. Er gilt nicht noch einmal.",
  recoveryLeft:
    "{left, plural, =0 {Es ist keiner mehr übrig: Erstellen Sie jetzt neue.} one {# ist noch übrig. Erstellen Sie bald neue.} other {# sind noch übrig.}}",
  wrongSubject: "Falsche Codes bei {site}",
  wrongText: `jemand hat bei {site} ${MAX_WRONG_CODES} falsche Codes eingegeben, meist nach Eingabe Ihres Passworts. Niemand kam hinein. ${WRONG_CODE_WINDOW_MINUTES} Minuten lang gelten nur Wiederherstellungscodes.`,
  wrongYou: "Falls Sie das nicht waren, kennt jemand anderes Ihr Passwort: Wählen Sie jetzt ein neues.",
};
