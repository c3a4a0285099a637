import { FIRST_SESSION_TIMEOUT_HOURS, LINK_HOURS, SIGN_UP_CODE_MINUTES } from "#app/features/accounts/limits";
import type { accountsMessages as english } from "#app/features/accounts/messages";
import { FRESH_SIGN_IN_MINUTES } from "#app/features/accounts/sign-in/fresh-sign-in";
import type { Translation } from "../translation";
import { asideMessages } from "./accounts/aside";
import { formMessages } from "./accounts/sign-up";
import { codeOfMailMessages, waitingMessages } from "./accounts/waiting";
import { whyMessages } from "./accounts/why";
import { counted } from "./words";

const HOURS_A_WEEK = 7 * 24;
const CONFIRMATION = counted(LINK_HOURS.confirm_email, "eine Stunde", "Stunden");
const RESET = counted(LINK_HOURS.reset_password, "eine Stunde", "Stunden");
const REPORT = counted(LINK_HOURS.report_sign_in / HOURS_A_WEEK, "eine Woche", "Wochen");

/** Sign-in, sign-up, email confirmation, password reset, and their emails, in German. */
export const accountsMessages: Translation<typeof english> = {
  welcome: "Willkommen bei {site}",
  sessionEnded: "Ihre Sitzung wurde beendet. Bitte melden Sie sich an, um dort weiterzumachen, wo Sie waren.",
  sessionEndedUnsent:
    "Sie waren nicht angemeldet, darum wurde das nicht gesendet. Melden Sie sich an: Sie kommen dorthin zurück, und alles Geschriebene ist noch da.",
  rememberMeHint: `Gilt auch nach dem Schließen des Browsers, bis Sie ${FIRST_SESSION_TIMEOUT_HOURS} Stunden nicht hier waren oder so lange, wie Sie im Profil unter „Sicherheit“ festlegen.`,

  againTitle: "Bestätigen Sie, dass Sie es sind",
  againText:
    "Was Sie vorhaben, ändert Rechte, bewegt Geld, wird anderen gezeigt oder gibt Daten heraus. Bitte melden Sie sich dafür noch einmal an. Ihre Eingaben bleiben erhalten.",
  againWithoutPassword: "Noch kein Passwort? Wählen Sie eines per E-Mail.",
  againChoose: "Passwort per E-Mail wählen",
  provedAgain: "Vielen Dank. Ihre Eingaben sind noch da: Bitte klicken Sie noch einmal auf die Schaltfläche.",

  currentPasswordNeeded: "Bitte geben Sie Ihr aktuelles Passwort ein",
  currentPasswordWrong: "Das ist nicht Ihr aktuelles Passwort",
  signInAgain: `Bitte melden Sie sich ab und wieder an und versuchen Sie es dann innerhalb von ${FRESH_SIGN_IN_MINUTES} Minuten. Genügt Google oder LinkedIn allein nicht, wählen Sie zuerst ein Passwort.`,

  confirmTitle: "E-Mail-Adresse bestätigen",
  confirmText: "Ein Klick, und Ihr Konto ist bereit.",
  confirmPasswordText:
    "Wählen Sie ein Passwort, und Ihr Konto ist bereit. Mit Ihrer Adresse kann sich jeder registrieren: Ein Passwort, das in einem anderen Browser gewählt wurde, zählt deshalb nicht. Haben Sie es auf einem anderen Gerät gewählt, geben Sie es hier noch einmal ein.",
  confirmHourOver: "<time></time> mit {name} ist nicht mehr für Sie reserviert.",
  confirmHourNext: "Danach kommt Ihre Anfrage: Sie sehen sie an und senden sie mit einem Klick.",
  confirmButton: "Bestätigen und anmelden",
  confirmed: "Ihre E-Mail-Adresse ist bestätigt. Willkommen!",
  linkEndedText: `Ein Link gilt ${CONFIRMATION} und nur einmal. Geben Sie Ihre E-Mail-Adresse ein, um einen neuen zu erhalten.`,
  linkEndedSignIn: "Schon bestätigt?",
  linkUsedTitle: "Dieser Link hat seinen Zweck erfüllt",
  confirmUsedText: "Ihre E-Mail-Adresse ist bestätigt und Ihr Konto ist bereit.",
  confirmUsedRequest: "Ihre E-Mail-Adresse ist bestätigt, und Ihre Anfrage ist gesendet. Den Stand sehen Sie auf der Seite der Anfrage.",
  openRequest: "Anfrage öffnen",
  goOn: "Weiter",

  forgotTitle: "Passwort vergessen?",
  forgotText: "Geben Sie Ihre E-Mail-Adresse ein. Falls es dazu ein Konto gibt, schicken wir Ihnen einen Link für ein neues Passwort.",
  forgotButton: "Link senden",
  forgotSending: "Wird gesendet\u00a0…",
  forgotSent: `Falls es zu dieser Adresse ein Konto gibt, ist ein Link für ein neues Passwort unterwegs. Er gilt ${RESET} und nur einmal.`,
  resetTitle: "Neues Passwort wählen",
  resetText:
    "Auf allen anderen Geräten werden Sie abgemeldet. Auch Passkeys und verknüpfte Konten gelten dann nicht mehr: Richten Sie Ihre danach neu ein.",
  resetButton: "Neues Passwort speichern",
  resetSaving: "Wird gespeichert\u00a0…",
  resetDone: "Ihr Passwort ist geändert. Melden Sie sich jetzt mit dem neuen an.",
  resetEndedText: `Ein Link für ein neues Passwort gilt ${RESET} und nur einmal.`,
  resetEndedButton: "Neuen Link senden",
  resetUsedText: "Ihr Passwort wurde seither geändert. Melden Sie sich mit dem neuen an, oder fordern Sie einen weiteren Link an.",

  notMeTitle: "Waren Sie das nicht?",
  notMeUsedTitle: "Alle sind abgemeldet",
  notMeUsedText:
    "Sie haben gemeldet, dass etwas nicht von Ihnen kam: Alle wurden abgemeldet, was seither in Ihrem Konto eingerichtet wurde, gilt nicht mehr, und Sie haben einen Link für ein neues Passwort erhalten. Ist er abgelaufen, lassen Sie sich einen neuen senden.",
  notMeText:
    "Alle werden aus Ihrem Konto abgemeldet; Passwort, Passkeys, verknüpfte Konten und Kalenderadresse gelten nicht mehr, ebenso eine seitdem eingeschaltete Zwei-Faktor-Authentifizierung. Sie bekommen per E-Mail einen Link für ein neues Passwort.",
  notMeButton: "Das war ich nicht",
  notMeSending: "Alle werden abgemeldet\u00a0…",
  notMeDone: `Alle sind abgemeldet. Ein Link für ein neues Passwort ist unterwegs zu Ihnen. Er gilt ${RESET} und nur einmal.`,
  notMeEndedText: `Dieser Link gilt ${REPORT} und nur einmal. Sie können trotzdem ein neues Passwort wählen: Auch damit werden alle abgemeldet.`,

  emailGreeting: "{known, select, yes {Guten Tag {name},} other {Guten Tag,}}",
  emailClosing: "Falls Sie das nicht waren, brauchen Sie nichts zu tun.",
  confirmationSubject: "Bestätigen Sie Ihre E-Mail-Adresse für {site}",
  confirmationText:
    "Sie (oder jemand mit dieser Adresse) haben sich bei {site} registriert. Bitte bestätigen Sie die Adresse, um Ihr Konto zu nutzen.",
  confirmationHour:
    "Sie haben diesen Termin gewählt: {time}. Er ist bis {until} für Sie reserviert: Bitte bestätigen Sie bis dahin. In dem Browser, in dem Sie ihn gewählt haben, geht Ihre Anfrage im selben Schritt hinaus; in einem anderen sehen Sie sie vorher.",
  confirmationCode: `Sie lesen das auf einem anderen Gerät? Geben Sie {code} innerhalb von ${SIGN_UP_CODE_MINUTES} Minuten dort ein, wo Sie den Termin gewählt haben: Dann müssen Sie nichts noch einmal schreiben.`,
  confirmationLimit: `Der Link gilt ${CONFIRMATION} und nur einmal.`,
  confirmationAction: "E-Mail-Adresse bestätigen",
  knownSubject: "Sie haben schon ein Konto bei {site}",
  knownText:
    "gerade wollte sich jemand mit Ihrer Adresse bei {site} registrieren. Sie haben dort schon ein Konto, deshalb wurde nichts geändert.",
  knownHelp: `Falls Sie das waren: Melden Sie sich wie gewohnt an, oder wählen Sie über den Link unten ein neues Passwort. Er gilt ${RESET} und nur einmal.`,
  resetSubject: "Neues Passwort für {site}",
  resetLetterText: "Sie möchten ein neues Passwort für {site} wählen.",
  resetLimit: `Der Link gilt ${RESET} und nur einmal. Bis Sie ihn nutzen, bleibt Ihr altes Passwort gültig.`,
  resetAction: "Neues Passwort wählen",
  notMeSubject: "Alle wurden aus Ihrem Konto bei {site} abgemeldet",
  notMeLetterText:
    "Sie haben uns gemeldet, dass eine Anmeldung bei {site} nicht von Ihnen war. Alle Geräte wurden abgemeldet, und Ihr altes Passwort, Ihre Passkeys, verknüpften Konten und Ihre Kalenderadresse gelten nicht mehr, ebenso eine seitdem eingeschaltete Zwei-Faktor-Authentifizierung. Sie können sie neu einrichten.",
  notMeLimit: `Wählen Sie über den Link unten ein neues Passwort. Er gilt ${RESET} und nur einmal; danach bekommen Sie über „Passwort vergessen?“ einen neuen.`,
  changedSubject: "Ihr Passwort bei {site} wurde geändert",
  changedText: "das Passwort Ihres Kontos bei {site} wurde gerade geändert, und alle anderen Geräte wurden abgemeldet.",
  changedByResetText: "das Passwort Ihres Kontos bei {site} wurde gerade geändert, und alle Geräte wurden abgemeldet.",
  changedWaysIn:
    "Mit Passkeys und verknüpften Konten kann sich niemand mehr anmelden, wer sie auch hinzugefügt hat. Richten Sie Ihre in Ihrem Profil unter „Sicherheit“ und „Verknüpfungen“ neu ein.",
  keptWaysIn:
    "Mit Ihren Passkeys und verknüpften Konten können Sie sich weiterhin anmelden. Sehen Sie in Ihrem Profil unter „Sicherheit“ und „Verknüpfungen“ nach, ob alle von Ihnen sind.",
  changedCalendar:
    "Die geheime Adresse, unter der Kalender Ihre Beratungen lesen, gilt ebenfalls nicht mehr. Erstellen Sie in Ihrem Profil unter „Verknüpfungen“ eine neue und verbinden Sie Ihre Kalender damit.",
  changedHelp: "Falls Sie das nicht waren, wählen Sie bitte sofort ein neues Passwort und schreiben Sie an {email}.",
  changedAction: "Neues Passwort wählen",
  newDeviceSubject: "Neue Anmeldung bei {site}",
  newDeviceText: "gerade hat sich jemand auf einem Gerät, das wir von Ihnen noch nicht kennen, in Ihrem Konto bei {site} angemeldet.",
  newDeviceHelp:
    "Falls Sie das waren, ist nichts zu tun. Falls nicht, klicken Sie auf die Schaltfläche: Alle werden abgemeldet, und wir schicken Ihnen einen Link für ein neues Passwort.",
  newDeviceWhen: "Zeitpunkt",
  newDeviceWhat: "Gerät",
  newDeviceWhere: "IP-Adresse",
  newDeviceAction: "Das war ich nicht",
  newDeviceClosing: "Diese E-Mails können Sie in Ihrem Profil unter „Sicherheit“ ausschalten.",
  deviceName: "{browser} auf {system}",
  deviceUnknown: "Unbekannt",

  ...formMessages,
  ...codeOfMailMessages,
  ...waitingMessages,
  ...whyMessages,
  ...asideMessages,
};
