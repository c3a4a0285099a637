import type { guideMessages as english } from "#app/features/guide/messages";
import type { Translation } from "../translation";

/** The page that explains how the product works, in German. */
export const guideMessages: Translation<typeof english> = {
  title: "So funktioniert’s",
  description:
    "Von der Frage zum brauchbaren Rat: Anliegen beschreiben, sehen, wer passt und warum, Preis prüfen und innerhalb von {hours, number} Stunden Antwort erhalten.",
  intro: "Von der Frage zum brauchbaren Rat. Was geschieht, in welcher Reihenfolge, und was, wenn es anders kommt.",
  contents: "Auf dieser Seite",
  step: "Schritt {number, number}:",

  spanTitle: "Eine Beratung, von der Anfrage bis zur Bewertung",
  spanRequest: "Sie fragen einen Termin an",
  spanRequestFigure: "jetzt",
  spanRequestText: "Mit dem vollen Preis vor Augen. Noch entstehen keine Kosten.",
  spanAnswer: "Der Berater antwortet",
  spanAnswerFigure: "{hours, number}\u00a0Std.",
  spanAnswerText: "Innerhalb von {hours, number} Stunden, sonst endet die Anfrage von selbst.",
  spanMeeting: "Sie sprechen miteinander",
  spanMeetingFigure: "{from, number}–{to, number}\u00a0Min.",
  spanMeetingText: "Zur vereinbarten Zeit, so viele Minuten, wie Sie gewählt haben.",
  spanReview: "Beide bewerten",
  spanReviewFigure: "{days, number} Tage",
  spanReviewText: "Jede Seite einmal, beides gleichzeitig sichtbar.",

  seekTitle: "Wenn Sie Rat suchen",
  seekText: "Umsehen ist kostenlos und geht ohne Konto. Sie zahlen für die Termine, die Sie buchen, und für sonst nichts.",
  seekButton: "Berater finden",
  describeTitle: "Sagen Sie, was Sie brauchen",
  describeText:
    "Stöbern Sie in einem Bereich, oder beschreiben Sie Ihre Situation in eigenen Worten. Der Assistent und die KI-Beratersuche lesen das und führen Sie zu den Menschen, die passen.",
  matchTitle: "Sehen Sie, wer passt und warum",
  matchText:
    "Zu jedem Treffer steht, warum er dort steht: zuerst das Fachgebiet, dann Bewertungen, freie Zeiten und Antwortverhalten. Einen Platz in der Liste kann man nicht kaufen.",
  timeTitle: "Wählen Sie Termin und Dauer",
  timeText:
    "{lengths}, ab {minutes, number} Minuten bis {days, number} Tage im Voraus. Sie sehen die Zeit nach Ihrer Uhr und nach der des Beraters.",
  priceTitle: "Prüfen Sie den Preis",
  priceText:
    "{parts, select, both {Grundpreis, Nachfragezuschlag und Eilzuschlag stehen einzeln da, mit ihrer Summe.} surge {Grundpreis und Nachfragezuschlag stehen einzeln da, mit ihrer Summe.} rush {Grundpreis und Eilzuschlag stehen einzeln da, mit ihrer Summe.} other {Sie sehen den ganzen Preis und woraus er besteht.}} Der Preis gilt {minutes, number} Minuten, während Sie überlegen.",
  priceLink: "So entsteht ein Preis",
  requestTitle: "Senden Sie die Anfrage",
  requestText:
    "Während der Berater entscheidet, ist der Termin für Sie reserviert. Bis dahin können Sie die Anfrage jederzeit kostenlos zurückziehen.",
  answerTitle: "Antwort innerhalb von {hours, number} Stunden",
  answerText:
    "Der Berater nimmt an, lehnt ab oder schlägt einen anderen Termin vor, {counters, plural, one {einmal} other {bis zu #-mal}}. Auch keine Antwort ist eine: Dann endet die Anfrage.",
  meetTitle: "Treffen Sie sich",
  meetText: "Sobald der Termin vereinbart ist, haben Sie beide eine Datei für den Kalender. Niemand zeichnet das Gespräch auf.",
  reviewTitle: "Sagen Sie, wie es war",
  reviewText:
    "Jede Seite kann einmal bewerten, innerhalb von {days, number} Tagen. Niemand sieht die Bewertung der anderen Seite, bevor beide geschrieben haben oder die Frist vorbei ist.",

  adviseTitle: "Wenn Sie Rat geben",
  adviseText: "Sie entscheiden, was Sie anbieten, wann Sie da sind und was eine Stunde kostet.",
  adviseButton: "Berater werden",
  applyTitle: "Bewerben Sie sich",
  applyText:
    "Ihr Fach, Ihre Erfahrung, Ihre Nachweise, Ihre Sprachen. Ihre Eingaben bleiben erhalten, während Sie Ihre Adresse bestätigen.",
  reviewedTitle: "Geprüft innerhalb von {hours, number} Stunden",
  reviewedText:
    "Ein Mensch liest Ihre Bewerbung. Sie erhalten eine Zusage mit den ersten Schritten oder die Gründe für eine Absage und können sich erneut bewerben.",
  hoursTitle: "Geben Sie Ihre Zeiten frei",
  hoursText:
    "Wöchentliche Zeiten, freie Tage, die Pause zwischen zwei Terminen, der Vorlauf, den Sie möchten. Niemand kann buchen, was Sie nicht freigegeben haben.",
  requestsTitle: "Beantworten Sie Anfragen",
  requestsText:
    "Jede zeigt die Frage, die Zeit nach Ihrer Uhr und den Betrag. Innerhalb von {hours, number} Stunden nehmen Sie an, lehnen ab oder schlagen einen anderen Termin vor.",
  netTitle: "Behalten Sie Ihren Nettobetrag im Blick",
  netText:
    "Was Sie erhalten werden, steht neben jeder Anfrage, bevor Sie annehmen: der Gesamtpreis abzüglich dessen, was die Plattform einbehält.",
  netNoFee: "Zurzeit behält die Plattform nichts ein.",
  netFee: "Zurzeit behält die Plattform {percent} ein.",
  reputationTitle: "Machen Sie sich einen Namen",
  reputationText: "Bewertungen gibt es nur zu Terminen, die stattgefunden haben, und Sie können öffentlich darauf antworten.",

  checksTitle: "Was bei Beratern geprüft wird",
  checksText: "Niemand kommt ins Verzeichnis, ohne dass ein Mensch hingesehen hat. Hier steht, was geprüft wird und was nicht.",
  checkPerson: "Die Person",
  checkPersonText: "Name, Ort und angegebene Links werden miteinander abgeglichen, bevor jemand ins Verzeichnis kommt.",
  checkEvidence: "Die Nachweise",
  checkEvidenceText: "Jahre, Stationen und Zertifikate müssen belegt sein, nicht nur behauptet. Reicht das nicht, fragen wir nach.",
  checkFigures: "Die Zahlen",
  checkFiguresText: "Termine, Antwortzeiten und freie Zeiten zählt die Website. Kein Berater kann sie selbst eintragen.",
  checkReviews: "Die Bewertungen",
  checkReviewsText:
    "Eine pro Seite und Termin, der stattgefunden hat. Eine Bewertung wird entfernt, wenn sie gegen Regeln verstößt, aber nie, weil sie schlecht ist.",
  checkLimits: "Was die Prüfung nicht ist",
  checkLimitsText:
    "Sie testet nicht den Rat selbst und ist keine Zulassung. Fragen Sie bei Rechts-, Steuer- oder Anlagefragen nach der Zulassung, die an Ihrem Wohnort gilt.",
  checkLimitsTextOwn:
    "Sie testet nicht den Rat selbst und ist keine Zulassung. Braucht ein Fachgebiet eine, fragen Sie nach der Zulassung, die an Ihrem Wohnort gilt.",
  checkLimitsLink: "Mehr in den Nutzungsbedingungen",

  silenceTitle: "Wenn es nicht nach Plan läuft",
  silenceText: "Niemand bleibt im Ungewissen, und kein Termin ist länger blockiert, als die Entscheidung braucht.",
  noAnswer: "Niemand antwortet",
  noAnswerText:
    "Nach {hours, number} Stunden, spätestens zu Beginn des Termins, endet die Anfrage. Der Termin ist wieder frei, es entstehen keine Kosten, und wir führen Sie zu anderen, die passen.",
  otherTime: "Ein anderer Termin wird vorgeschlagen",
  otherTimeText:
    "Sie stimmen zu oder ziehen die Anfrage zurück. Nach {counters, plural, one {# Vorschlag} other {# Vorschlägen}} kann der Berater nur noch annehmen oder ablehnen.",
  sameTime: "Zwei Personen möchten dieselbe Stunde",
  sameTimeText: "Die erste Anfrage reserviert sie. Bis sie entschieden ist, kann niemand sonst diesen Termin anfragen.",
  missedAdvisor: "Der Berater erscheint nicht",
  missedAdvisorText: "Melden Sie es ab {minutes, number} Minuten nach Beginn. Es kostet Sie nichts.",
  notClosed: "Niemand schließt den Termin ab",
  notClosedText: "{hours, number} Stunden nach dem Ende gilt er als abgeschlossen, und Sie können beide bewerten.",

  cancelTitle: "Wenn Sie absagen müssen",
  cancelText: "Bevor ein Berater angenommen hat, ziehen Sie die Anfrage einfach zurück. Danach erhalten Sie Folgendes zurück:",

  endTitle: "Bringen Sie Ihre Frage mit",
  endText: "Beschreiben Sie sie, wie sie Ihnen einfällt. Jemand hier hat sie schon einmal beantwortet.",
  endAssistant: "Den KI-Assistenten fragen",
};
