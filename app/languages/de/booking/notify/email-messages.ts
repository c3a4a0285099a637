import type { emailMessages as english } from "#app/features/booking/notify/email-messages";
import type { Translation } from "../../../translation";

/** Emails about a consultation, in German. A reader without a name is greeted without one: `emailThere` is the word used. */
export const emailMessages: Translation<typeof english> = {
  emailGreeting: "{name, select, ohneNamen {Guten Tag,} other {Guten Tag {name},}}",
  emailThere: "ohneNamen",
  blockedClient: "Kunde (blockiert)",
  blockedAdvisor: "Berater (blockiert)",
  emailClosing: "Sie erhalten diese E-Mail wegen einer Beratung bei {site}.",
  emailAction: "Beratung öffnen",
  emailSearchAction: "Andere Berater finden",
  emailAgain: "Andere Zeiten bei {name}",
  emailWhen: "Wann",
  emailInstead: "{now} (statt {before})",
  emailSoFar: "Bisher",
  emailProposed: "Vorgeschlagener Termin",
  emailTheirClock: "Für {name}",
  emailPrice: "Gesamtpreis",
  emailRefund: "An Sie zurück",
  emailRefundOfOther: "Zurück an {name}",
  emailThisRefund: "Diese Erstattung",
  emailYourPart: "Ihr Anteil daran",
  emailRefunds: "Alle Erstattungen",
  emailUrgency: "Dringlichkeit",

  requestAdvisorSubject:
    "{urgency, select, rush {Eilig: } other {}}{name} {change, select, yes {ändert eine Anfrage} other {fragt eine Beratung bei Ihnen an}}",
  requestAdvisorText:
    "{name} {change, select, yes {ändert eine Anfrage: Diese tritt an ihre Stelle.} other {fragt eine Beratung bei Ihnen an.}} Der Termin ist bis {deadline} reserviert; bitte nehmen Sie die Anfrage bis dahin an oder lehnen Sie sie ab.",
  acceptClientSubject: "{name} hat Ihre Anfrage angenommen",
  acceptClientText:
    "{name} hat Ihre Anfrage angenommen. Der Termin steht fest; mit der angehängten Datei übernehmen Sie ihn in Ihren Kalender.",
  acceptAgreedSubject: "Ihre Beratung mit {name} steht fest",
  acceptAgreedText:
    "der vorgeschlagene Termin ist vereinbart, und Ihre Beratung mit {name} steht fest. Mit der angehängten Datei übernehmen Sie sie in Ihren Kalender.",
  declineClientSubject: "{name} kann Ihre Anfrage nicht annehmen",
  declineClientText: "{name} kann Ihre Anfrage nicht annehmen. Ihnen entstehen keine Kosten, und vielleicht hat jemand anderes Zeit.",
  counterClientSubject: "{name} schlägt einen anderen Termin vor",
  counterClientText:
    "{name} kann zur gewünschten Zeit nicht und schlägt einen anderen Termin vor. Wenn Sie bis {deadline} zustimmen, steht er fest. Passt er Ihnen nicht, schlagen Sie einen anderen vor oder ziehen Sie die Anfrage zurück.",
  counterAdvisorSubject: "{name} schlägt einen anderen Termin vor",
  counterAdvisorText:
    "{name} kann zu der von Ihnen vorgeschlagenen Zeit nicht und schlägt einen anderen Termin vor. Wenn Sie bis {deadline} zustimmen, steht er fest. Passt er Ihnen nicht, schlagen Sie einen anderen vor oder lehnen Sie ab.",
  counterLastClientSubject: "{name} macht einen letzten Terminvorschlag",
  counterLastClientText:
    "{name} kann zur gewünschten Zeit nicht und schlägt einen anderen Termin vor. Wenn Sie bis {deadline} zustimmen, steht er fest. Passt er Ihnen nicht, ziehen Sie die Anfrage zurück.",
  counterLastAdvisorSubject: "{name} macht einen letzten Terminvorschlag",
  counterLastAdvisorText:
    "{name} kann zu der von Ihnen vorgeschlagenen Zeit nicht und schlägt einen anderen Termin vor. Wenn Sie bis {deadline} zustimmen, steht er fest. Passt er Ihnen nicht, lehnen Sie ab.",
  agreeToTimeClientSubject: "{name} stimmt Ihrem Termin zu",
  agreeToTimeClientText:
    "{name} stimmt dem Termin zu, den Sie vorgeschlagen haben. Er ist bis {deadline} reserviert und steht fest, sobald Sie die Zahlung freigegeben haben.",
  agreeToTimeAdvisorSubject: "{name} stimmt Ihrem Termin zu",
  agreeToTimeAdvisorText:
    "{name} stimmt dem Termin zu, den Sie vorgeschlagen haben. Er ist bis {deadline} reserviert und steht fest, sobald {name} die Zahlung freigegeben hat.",
  takeProposalBackOtherSubject: "{name} nimmt den Terminvorschlag zurück",
  takeProposalBackOtherText:
    "{name} nimmt den Terminvorschlag zurück. Es gilt wieder der zuerst angefragte Termin; er ist für eine Antwort bis {deadline} reserviert.",
  unansweredClientSubject: "Ihre Anfrage an {name} ist abgelaufen",
  unansweredClientText:
    "Sie haben nicht auf den Terminvorschlag von {name} geantwortet, deshalb ist Ihre Anfrage abgelaufen. Ihnen entstehen keine Kosten.",
  unansweredAdvisorSubject: "Die Anfrage von {name} ist abgelaufen",
  unansweredAdvisorText:
    "{name} hat nicht auf Ihren Terminvorschlag geantwortet, deshalb ist die Anfrage abgelaufen.{isOver, select, yes {} other { Der Termin ist wieder frei.}}",
  proposalPassedSubject: "Ihre Beratung mit {name}: Es gilt wieder der zuerst angefragte Termin",
  proposalPassedText:
    "der vorgeschlagene Termin ist ohne Antwort verstrichen. Es gilt wieder der zuerst angefragte Termin; er ist für eine Antwort bis {deadline} reserviert.",
  withdrawAdvisorSubject: "{name} hat eine Anfrage zurückgezogen",
  withdrawAdvisorText: "{name} hat die untenstehende Anfrage zurückgezogen. Der Termin ist wieder frei.",
  expireClientSubject: "{name} hat nicht rechtzeitig geantwortet",
  expireClientText:
    "{name} hat nicht rechtzeitig auf Ihre Anfrage geantwortet. Ihnen entstehen keine Kosten, und vielleicht hat jemand anderes Zeit.",
  expireAdvisorSubject: "Die Anfrage von {name} ist abgelaufen",
  expireAdvisorText:
    "die Anfrage von {name} wurde nicht rechtzeitig beantwortet.{isOver, select, yes {} other { Der Termin ist wieder frei.}}",

  rescheduleOtherSubject: "{name} möchte Ihre Beratung verschieben",
  rescheduleOtherText: "{name} möchte Ihre Beratung verschieben. Wenn Sie nicht bis {deadline} zustimmen, bleibt es beim alten Termin.",
  agreeToRescheduleOtherSubject: "{name} stimmt dem neuen Termin zu",
  agreeToRescheduleOtherText: "{name} stimmt dem neuen Termin zu. Die angehängte Datei verschiebt ihn in Ihrem Kalender.",
  keepTimeOtherSubject: "Bei Ihrer Beratung mit {name} bleibt es beim alten Termin",
  keepTimeOtherText: "{name} bleibt beim vereinbarten Termin: Der vorgeschlagene gilt nicht mehr.",
  lapseSubject: "Bei Ihrer Beratung mit {name} bleibt es beim alten Termin",
  lapseText: "der Terminvorschlag blieb ohne Antwort, deshalb bleibt es bei Ihrer Beratung mit {name} beim alten Termin.",
  cancelOtherSubject: "{name} hat Ihre Beratung abgesagt",
  cancelOtherText: "{name} hat Ihre Beratung abgesagt. Die angehängte Datei entfernt sie aus Ihrem Kalender.",
  cancelOwnSubject: "Sie haben Ihre Beratung mit {name} abgesagt",
  cancelOwnText: "Sie haben Ihre Beratung mit {name} abgesagt. Die angehängte Datei entfernt sie aus Ihrem Kalender.",
  cancelAsAdminSubject: "Ihre Beratung mit {name} ist abgesagt",
  cancelAsAdminText:
    "wir mussten Ihre Beratung mit {name} absagen.{agreed, select, no { Es entstehen keine Kosten.} told {} other { Was gezahlt wurde, wird vollständig erstattet.}}",
  completeOtherSubject: "Ihre Beratung mit {name} ist abgeschlossen",
  completeOtherText: "{name} hat Ihre Beratung als abgeschlossen markiert. Sie haben {days} Tage Zeit für eine Bewertung.",
  completeClockSubject: "Wie war Ihre Beratung mit {name}?",
  completeClockText: "Ihre Beratung mit {name} gilt als abgeschlossen. Sie haben {days} Tage Zeit für eine Bewertung.",
  reportNoShowSubject: "Haben Sie Ihre Beratung mit {name} verpasst?",
  reportNoShowText:
    "{name} gibt an, dass Sie nicht zu Ihrer Beratung erschienen sind. Bitte sagen Sie bis {deadline}, wie es war: Hören wir nichts, bleibt es dabei.",
  reportNoShowAgainSubject: "{name} gibt erneut an, dass Sie nicht erschienen sind",
  reportNoShowAgainText:
    "{name} gibt erneut an, dass Sie nicht zu Ihrer Beratung erschienen sind. Ihre Antwort gilt weiter: Wir prüfen beides und entscheiden. Sie hören von uns.",
  contestAdvisorSubject: "{name} gibt an, dass Sie nicht erschienen sind",
  contestAdvisorText:
    "{name} gibt an, dass Sie nicht zu Ihrer Beratung erschienen sind. Ihre Angabe, dass sie stattgefunden hat, gilt als Ihre Antwort: Wir prüfen beides und entscheiden. Sie hören von uns.",
  takeNoShowBackSubject: "{name} nimmt die Meldung zurück, dass Sie nicht erschienen sind",
  takeNoShowBackText: "{name} nimmt die Meldung zurück, dass Sie nicht zu Ihrer Beratung erschienen sind.",
  denyNoShowSubject: "{name} gibt an, da gewesen zu sein",
  denyNoShowText:
    "Sie haben angegeben, dass {name} nicht erschienen ist. {name} gibt an, da gewesen zu sein. Wir prüfen deshalb beides und entscheiden. Sie hören von uns.",
  noShowOfReaderSubject: "Sie sind nicht zu Ihrer Beratung mit {name} erschienen",
  noShowOfReaderText:
    "{how, select, silent {{name} hat angegeben, dass Sie nicht zu Ihrer Beratung erschienen sind. Bis {deadline} haben wir nichts von Ihnen gehört, deshalb gilt das.} other {bei Ihrer Beratung mit {name} sind Sie als nicht erschienen vermerkt.}}",
  noShowOfOtherSubject: "{name} ist nicht zu Ihrer Beratung erschienen",
  noShowOfOtherText:
    "{how, select, silent {Sie haben angegeben, dass {name} nicht zu Ihrer Beratung erschienen ist. Bis {deadline} kam keine Antwort, deshalb gilt das.} other {{name} hat bestätigt, nicht zu Ihrer Beratung erschienen zu sein. Damit ist nichts mehr zu entscheiden.}}",
  absenceWordsOtherSubject: "{name} ergänzt etwas zu Ihrer Beratung",
  absenceWordsOtherText:
    "{name} hat etwas dazu ergänzt, wer bei Ihrer Beratung da war. {isOpen, select, yes {Bitte sagen Sie bis {deadline}, wie es war: Hören wir nichts, gilt, was {name} angibt.} other {Wir prüfen, was Sie beide sagen, und entscheiden. Sie hören von uns.}}",
  decidedOfReaderSubject: "Unsere Entscheidung zu Ihrer Beratung mit {name}",
  decidedOfReaderText: "wir haben entschieden: Sie gelten bei Ihrer Beratung mit {name} als nicht erschienen.",
  decidedOfOtherSubject: "Unsere Entscheidung zu Ihrer Beratung mit {name}",
  decidedOfOtherText: "wir haben entschieden: {name} gilt bei Ihrer Beratung als nicht erschienen.",
  decidedHeldSubject: "Unsere Entscheidung zu Ihrer Beratung mit {name}",
  decidedHeldText: "wir haben entschieden: Ihre Beratung mit {name} hat stattgefunden. Sie haben {days} Tage Zeit für eine Bewertung.",

  refundClientSubject: "Erstattung für Ihre Beratung mit {name}",
  refundClientText: "von dem, was Sie für Ihre Beratung mit {name} gezahlt haben, erstatten wir Ihnen {amount}.",
  refundAdvisorSubject: "Erstattung an {name}",
  refundAdvisorText: "vom Preis Ihrer Beratung mit {name} werden {amount} erstattet. Ihr Anteil daran wird von Ihrem Guthaben abgezogen.",

  remindDaySubject: "Morgen: Ihre Beratung mit {name}",
  remindDayText: "Ihre Beratung mit {name} beginnt in einem Tag.",
  remindHourSubject: "In einer Stunde: Ihre Beratung mit {name}",
  remindHourText: "Ihre Beratung mit {name} beginnt in einer Stunde.",
  remindToAnswerSubject: "{name} wartet auf Ihre Antwort zu einem anderen Termin",
  remindToAnswerText:
    "{name} hat einen anderen Termin für Ihre Beratung vorgeschlagen. Sie können bis {deadline} antworten; danach gilt der Vorschlag nicht mehr{isAgreed, select, yes {, und Ihre Beratung behält ihren Termin} other {}}.",

  reviewOneOtherSubject: "{name} hat Ihre Beratung bewertet",
  reviewOneOtherText: "{name} hat eine Bewertung geschrieben. Sie sehen sie, sobald Sie Ihre geschrieben haben oder die Frist vorbei ist.",
  reviewBothSubject: "Die Bewertungen Ihrer Beratung mit {name} sind sichtbar",
  reviewBothText: "die Bewertungen von Ihnen und {name} zu Ihrer Beratung sind jetzt sichtbar.",
  reviewReplyClientSubject: "{name} hat auf Ihre Bewertung geantwortet",
  reviewReplyClientText: "{name} hat auf Ihre Bewertung geantwortet.",

  eventTitle: "Beratung mit {name}: {topic}",
  eventTitleAsked: "Angefragt, mit {name}: {topic}",
  eventText: "Beratung zu {topic} mit {name}, gebucht bei {site}.",
  eventTextAsked: "Beratung zu {topic} mit {name}, bei {site} angefragt und noch nicht vereinbart.",
};
