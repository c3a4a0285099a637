import type { firstDayMessages as english } from "#app/features/admin/first-day/messages";
import type { Translation } from "../../translation";

/** The first-day checklist of the site's operator, in German. */
export const firstDayMessages: Translation<typeof english> = {
  title: "Erster Tag",
  text: "Was noch fehlt, bis aus dem frischen Start Ihre eigene Website wird. Jede Zeile zeigt, wie es wirklich um die Website steht.",
  progress: "{done, number} von {all, number} erledigt",
  overview: "Erster Tag: {done, number} von {all, number} erledigt",
  overviewLink: "Offenes ansehen",
  overviewNoMail: "Es gehen noch keine E-Mails hinaus: Wer sich registriert, wartet auf den Link. <link>Wartende ansehen</link>",
  isDone: "Erledigt",
  isOpen: "Offen",
  isOptional: "Freiwillig",
  optionalSteps: "Optionale Schritte",
  signIn_google: "Anmeldung mit Google",
  signIn_linkedin: "Anmeldung mit LinkedIn",
  signInDone: "So kann man sich anmelden. Die Rücksprungadresse ist {address}.",
  signInOpen_google:
    "Der Knopf steht auf der Anmeldeseite, ist aber nicht eingerichtet. Legen Sie in der Google API Console einen OAuth-Client für das Web mit {address} als Weiterleitungs-URI an, und starten Sie mit seiner ID und seinem Secret.",
  signInOpen_linkedin:
    "Der Knopf steht auf der Anmeldeseite, ist aber nicht eingerichtet. Legen Sie bei LinkedIn eine App mit dem Produkt Sign In with LinkedIn und {address} als Weiterleitungs-URL an, und starten Sie mit ihrer ID und ihrem Secret.",
  address: "Die Adresse der Website",
  address_right: "Die Website nennt als ihre Adresse {origin}, und dort lesen Sie sie gerade.",
  address_elsewhere:
    "Die Website nennt als ihre Adresse {origin}, Sie lesen sie aber unter {host}; von dort lässt sich nichts speichern. Wenn Besucher {host} nutzen, starten Sie mit BASE_URL=https://{host} in der Umgebung von npm start, des Dienstes oder des Containers.",
  address_unset:
    "Links in E-Mails führen zu {origin}, Sie lesen dies aber unter {host}. Wenn Besucher {host} nutzen, starten Sie mit BASE_URL=https://{host} in der Umgebung von npm start, des Dienstes oder des Containers. Aus einer Anfrage wird die Adresse nie gelesen, denn dort kann ein Fremder jede nennen.",
  address_local:
    "Links in E-Mails führen zu {origin}, was nur dieser Rechner erreicht. Starten Sie mit BASE_URL, gesetzt auf https:// und die Adresse, die Besucher nutzen, in der Umgebung von npm start, des Dienstes oder des Containers.",
  mail: "E-Mail",
  mail_files:
    "E-Mails werden nur als Dateien abgelegt, niemand erhält sie. Starten Sie mit SMTP_URL, gesetzt auf Ihren Mailserver, und testen Sie ihn dann.",
  mail_kept:
    "Ihre Test-E-Mail liegt hier im Postfach. E-Mails werden als Dateien aufbewahrt, niemand erhält sie: Setzen Sie beim Start SMTP_URL auf Ihren Mailserver und testen Sie dann noch einmal.",
  mail_untried: "Ein Mailserver ist eingerichtet. Testen Sie ihn: Eine Test-E-Mail geht an Ihre eigene Adresse.",
  mail_waiting: "Eine Test-E-Mail ist unterwegs.",
  mail_sent: "Der Mailserver nimmt E-Mails an.",
  mail_refused: "Der Mailserver hat die letzte Test-E-Mail nicht angenommen. Warum, steht im Protokoll; es wird weiter versucht.",
  lines: "Zeilen für die Umgebung des Starts",
  sendTest: "Test-E-Mail senden",
  sending: "Wird gesendet\u00a0…",
  testSent: "Eine Test-E-Mail an Ihre Adresse ist unterwegs.",
  testKept: "Diese Website versendet noch keine E-Mails: Die Test-E-Mail liegt im Postfach dieses Bereichs.",
  testSubject: "Eine Test-E-Mail von {site}",
  testMail: "diese E-Mail zeigt, dass E-Mails Ihrer Website ankommen.",
  contact: "Wie Besucher Sie erreichen",
  contactDone: "Die Kontaktdaten sind Ihre.",
  contactOpen:
    "Tragen Sie unten ein, wie man Sie erreicht, und wer die Website betreibt, mit Postanschrift: Bis dahin stehen auf den Seiten Platzhalter, oder die Richtlinien und Belege nennen niemanden.",
  contactLink: "Kontaktdaten eintragen",
  payment: "Zahlung",
  paymentDone: "Kunden erfahren, wie sie zahlen.",
  paymentOpen:
    "Das gehört vor die erste Buchung: Bis dahin schulden Kunden hier nichts und vereinbaren die Zahlung mit ihrem Berater. Tragen Sie es unten ein, oder starten Sie mit den Schlüsseln von Stripe.",
  paymentDemo: "Kunden erfahren das Konto der Demo, auf das niemand Geld überweisen sollte. Tragen Sie unten ein, wie Ihre zahlen.",
  paymentLink: "Zahlungswege eintragen",
  logo: "Logo",
  logoDone: "Ihr Logo steht in der Kopfzeile.",
  logoOpen: "In der Kopfzeile steht noch das Zeichen des Produkts.",
  logoLink: "Logo hochladen",
  policies: "Richtlinien",
  policiesDone: "Von einem Admin gelesen.",
  policiesOpen:
    "Sie beschreiben, was dieses Produkt mit Daten und Geld macht. Lesen Sie sie, und lassen Sie sie von Ihrer Rechtsberatung prüfen.",
  policiesLink: "Richtlinien lesen",
  policiesRead: "Ich habe sie gelesen",
  policiesSaved: "Es ist vermerkt, dass die Richtlinien gelesen wurden.",
  advisor: "Der erste Berater",
  advisorDone: "{count, plural, one {# angenommener Berater} other {# angenommene Berater}}.",
  advisorOpen:
    "Noch kann niemand gebucht werden. Berater bewerben sich über „Berater werden“, und Sie nehmen ihre Bewerbungen unter „Bewerbungen“ an.",
  advisorInvited:
    "Noch kann niemand gebucht werden. Bewerben kann sich hier nur, wer eingeladen ist: Laden Sie Berater über den Import ein.",
  advisorNobody:
    "Noch kann niemand gebucht werden, und zurzeit wird niemand aufgenommen. Legen Sie unter „Regeln“ fest, wer sich bewerben kann.",
  advisorDemo: "Die Berater hier gehören zur Demo. Eigene haben Sie noch keine.",
  rulesLink: "Festlegen, wer sich bewerben kann",
  advisorLink: "Berater importieren",
  saving: "Wird gespeichert\u00a0…",
};
