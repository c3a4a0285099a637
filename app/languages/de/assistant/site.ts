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
  siteOvertime:
    "Der Preis gilt für die Dauer, die Sie buchen; für Minuten darüber hinaus berechnet die Website nichts. Brauchen Sie mehr Zeit, wählen Sie ein längeres Gespräch oder buchen Sie ein weiteres.",
  siteTrial:
    "Ein kostenloses erstes Gespräch gibt es nicht: Eine Beratung hat ihren Preis von der ersten Minute an, kann aber kurz sein. Berater ansehen, suchen, ihnen eine Frage stellen und mich fragen kostet nichts.",
  siteMailMissing:
    "Sehen Sie auch im Spam nach. Bei einem neuen Konto melden Sie sich mit Ihrem Passwort an: Dann können Sie den Link erneut senden lassen. Ob eine Anfrage gesendet wurde, sehen Sie bei Ihren Beratungen.",
  siteConfidential:
    "Was Sie einem Berater schreiben, sehen nur Sie beide; wird eine Nachricht gemeldet, lesen die Betreiber dieser Website diese eine und keine andere. Was man voneinander erfährt, gibt keine Seite weiter, es sei denn, das Gesetz verlangt es.",
  siteReport:
    "Bei Ihren Nachrichten können Sie jede melden, die Ihnen jemand schreibt, und die Person blockieren. Sie können auch den Betreibern dieser Website schreiben: {email}.",
  siteReviewNamed: "Die Bewertung eines Kunden steht mit dessen Namen auf der Seite des Beraters.",
  siteLate:
    "Wenn Sie sich verspäten, schreiben Sie der anderen Seite unter Nachrichten. Ab {minutes, number} Minuten nach Beginn kann sie melden, dass Sie nicht gekommen sind; kommen Sie nicht, bleibt der Preis fällig.",
  siteCurrency:
    "Sie zahlen in der Währung des Beraters. Beträge in einer anderen sind mit ≈ gekennzeichnet und dienen nur zum Vergleichen.",
  siteCardUnseen: "Die Daten einer Karte sieht diese Website nie.",
  siteTimeZone: "Sie sehen jede Uhrzeit nach Ihrer Uhr und nach der des Beraters. Ihre Zeitzone steht in Ihren Einstellungen.",
  siteAge: "Sie müssen mindestens {years, number} Jahre alt sein.",
  siteOperator: "Betreiber dieser Website: {operator}.",
  linkDashboard: "Berater-Dashboard",
  siteNotHeldMoney:
    "Antwortet der Berater nicht, erhalten Sie alles zurück oder schulden nichts, falls Sie noch nicht bezahlt haben; sind Sie sich nicht einig, entscheiden die Betreiber dieser Website.",
};
