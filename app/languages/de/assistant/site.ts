import type { siteMessages as english } from "#app/features/assistant/conversation/messages";
import type { Translation } from "../../translation";

export const siteMessages: Translation<typeof english> = {
  sitePassword: "Auf dieser Seite geben Sie Ihre E-Mail-Adresse ein und erhalten einen Link, mit dem Sie ein neues Passwort wählen.",
  siteLanguage: "Die Sprachen stehen am Ende jeder Seite. Sobald Sie angemeldet sind, steht Ihre auch in Ihren Einstellungen.",
  siteNoAnswer:
    "Berater haben {hours, plural, one {# Stunde} other {# Stunden}} Zeit zu antworten. Ohne Antwort verfällt die Anfrage, und Sie schulden nichts. Bei Ihren Beratungen sehen Sie den Stand.",
  linkForgot: "Passwort vergessen",
  siteApp:
    "Sie müssen nichts installieren: Die Seite läuft im Browser des Handys wie am Computer und lässt sich auf den Startbildschirm legen.",
  siteMoving:
    "Öffnen Sie die Beratung auf dieser Seite und schlagen Sie dort einen anderen Termin vor. Der vereinbarte gilt, bis die andere Seite dem neuen zustimmt.",
  siteSurge:
    "{surge, select, on {Solange weit mehr Menschen zu einem Thema anfragen, als es Berater dafür gibt, kommt zum Stundensatz ein Nachfragezuschlag hinzu, nie mehr als {percent}; werden es weniger, fällt er weg.} other {Zum Stundensatz kommt nichts hinzu, wenn viele anfragen.}} Berater können außerdem ihren Satz ändern. Der Preis, den Sie sehen, steigt nicht, während Sie überlegen.",
  siteNoAccount: "Nein. Berater ansehen, suchen und mich fragen geht ohne Konto und kostet nichts. Erst zum Buchen brauchen Sie eines.",
  siteNoOtherWay: "Anders kann man nicht bezahlen.",
  siteLook: "Hell und dunkel stehen am Ende jeder Seite. Sobald Sie angemeldet sind, stehen sie auch in Ihren Einstellungen.",
  siteElsewhere:
    "Ich bin nicht sicher, welche Frage zu dieser Seite Sie meinen. Die Hilfe beantwortet die häufigsten Fragen und sagt, wer alles andere beantwortet.",
};
