import type { moneyMessages as english } from "#app/features/money/messages";
import type { Translation } from "../translation";
import { payWayMessages } from "./money/pay-way";

/** Texts about money: notifications, emails and payments, in German. */
export const moneyMessages: Translation<typeof english> = {
  payoutSubject: "Wir haben Ihnen {paid} ausgezahlt",
  payoutText:
    "für Ihre Beratungen{cancelled, select, yes { (mit dem, was bei Absagen oder versäumten Terminen einbehalten wurde)} other {}} haben wir Ihnen {paid} ausgezahlt: Abrechnung {number, number}.",
  payoutReference: "Referenz",
  payoutAction: "Abrechnungen ansehen",
  destinationSubject: "Das Konto für Ihre Auszahlungen bei {site} wurde geändert",
  destinationText: "wohin {site} Ihre Auszahlungen überweist, wurde gerade geändert. Sie sehen es unter „Abrechnung“.",
  destinationNotMe:
    "Falls Sie das nicht waren, klicken Sie auf die Schaltfläche: Alle werden abgemeldet, und wir schicken Ihnen einen Link für ein neues Passwort. Tragen Sie danach unter „Abrechnung“ wieder das richtige Konto ein.",
  awaitingTitle: "Bitte zahlen Sie {open}",
  awaitingText: "Bitte geben Sie bei der Zahlung den Verwendungszweck {reference} an, damit wir sie zuordnen können.",
  awaitingBy: "Bitte zahlen Sie vor Beginn, spätestens am {time}.",
  awaitingSoon: "Die Beratung beginnt am {time}. Bitte zahlen Sie vorher; der Betrag darf auch später eingehen.",
  awaitingOver:
    "Für diese Beratung sind {open} fällig. Bitte geben Sie bei der Zahlung den Verwendungszweck {reference} an, damit wir sie zuordnen können.",
  awaitingLate:
    "Sie haben spät abgesagt, deshalb {part, select, all {bleibt der ganze Preis fällig: {due}} other {bleiben {percent} des Preises von {total} fällig: {due}}}. Bitte geben Sie bei der Zahlung den Verwendungszweck {reference} an, damit wir sie zuordnen können.",
  awaitingDue: "Bitte zahlen Sie bis zum {date}.",
  partHere: "{here} sind bereits eingegangen.",
  noWay: "Ein Zahlungsweg ist noch nicht eingerichtet. Bitte schreiben Sie an {email} und nennen Sie den Verwendungszweck {reference}.",
  markPaid: "Ich habe gezahlt",
  paidAmount: "Betrag, den Sie gezahlt haben ({currency})",
  marking: "Wird gespeichert\u00a0…",
  markedToast: "Vielen Dank. Sobald Ihre Zahlung eingegangen ist, bestätigen wir sie.",
  takeLastMarkBack: "Die letzten {amount} habe ich noch nicht bezahlt",
  takeMarkBack: "Ich habe noch nicht gezahlt",
  unmarkedToast: "Notiert: Sie haben noch nicht gezahlt.",
  markedTitle: "Sie haben Ihre Zahlung gemeldet",
  markedState: "Sie haben am {time} angegeben, {said} gezahlt zu haben. Wir prüfen unser Konto und bestätigen den Eingang hier.",
  markedOver:
    "Sie haben am {time} gemeldet, dass Sie {said} gezahlt haben; fällig sind {open}. Sobald die Zahlung eingegangen ist, bestätigen wir sie. Was darüber hinausgeht, erhalten Sie zurück.",
  markedNothingDue:
    "Es ist nichts mehr fällig: Sobald die Zahlung über {said} eingegangen ist, die Sie am {time} gemeldet haben, erhalten Sie sie zurück.",
  markedRest:
    "{rest} sind noch zu zahlen. Bitte geben Sie bei der Zahlung den Verwendungszweck {reference} an, damit wir sie zuordnen können.",
  receivedTitle: "Bezahlt",
  receivedState: "{here} sind eingegangen.",
  keptState: "{here} sind eingegangen. Davon geht nichts an Sie zurück.",
  receivedLess: "{received} sind eingegangen, davon wurden {returned} an Sie zurückgezahlt.",
  receipt: "Beleg ansehen",
  toReturnTitle: "Sie bekommen {toReturn} zurück",
  toReturnState: "Der Betrag geht auf demselben Weg zurück, und wir informieren Sie per E-Mail.",
  mailedBack: "Sie bekommen {amount} zurück. Der Betrag geht auf demselben Weg zurück, und wir informieren Sie per E-Mail.",
  returnedTitle: "Zurückgezahlt",
  returnedState: "Wir haben Ihnen {returned} zurückgezahlt.",
  nothingTitle: "Nichts fällig",
  nothingState: "Für diese Beratung wurde nichts gezahlt, und es ist nichts fällig.",
  betweenThemState:
    "Als die Zeit vereinbart wurde, war auf dieser Website noch kein Zahlungsweg eingerichtet: Sie schulden ihr nichts. Bitte vereinbaren Sie die Zahlung mit Ihrem Berater.",
  advisorAwaiting: "Die Zahlung des Kunden über {open} steht noch aus. Ihre Auszahlung folgt, sobald sie eingegangen ist.",
  advisorMarked: "Der Kunde hat eine Zahlung von {amount} gemeldet. Ihre Auszahlung folgt, sobald alles Fällige eingegangen ist.",
  advisorMarkedFurther:
    "{here} der Zahlung des Kunden sind eingegangen, und er hat weitere {amount} gemeldet. Ihre Auszahlung folgt, sobald alles Fällige eingegangen ist.",
  advisorMarkedInVain: "Der Kunde hat die Zahlung gemeldet. Es ist nichts mehr fällig: Was eingeht, geht an ihn zurück.",
  advisorPart: "{amount} der Zahlung des Kunden sind eingegangen, {open} stehen noch aus. Ihre Auszahlung folgt, sobald der Rest da ist.",
  advisorReceived: "Der Kunde hat alles gezahlt, was fällig ist: {amount}.",
  advisorReturning: "Von der Zahlung des Kunden gehen {amount} an ihn zurück.",
  advisorReturningAll: "Alles, was der Kunde gezahlt hat, geht an ihn zurück: {amount}.",
  advisorReturnedPart: "Von der Zahlung des Kunden sind {amount} an ihn zurückgegangen.",
  advisorReturned: "Der Kunde hat sein Geld zurückerhalten.",
  advisorNothing: "Für diese Beratung ist nichts fällig.",
  advisorBetweenThem:
    "Als die Zeit vereinbart wurde, war auf dieser Website noch kein Zahlungsweg eingerichtet: Für Sie wird nichts eingezogen. Bitte vereinbaren Sie die Zahlung mit dem Kunden.",
  sumNotCharged: "Nicht berechnet",
  sumPaid: "Bezahlt",
  sumReturned: "Zurückgezahlt",
  sumOpen: "Noch zu zahlen",

  aClient: "Kunde (ohne Namen)",
  paymentAction: "Beratung öffnen",
  arrivedSubject: "Ihre Zahlung über {amount} ist eingegangen",
  arrivedText:
    "Ihre Zahlung über {amount} für die Beratung mit {name} zu {topic} ist eingegangen. Der Beleg liegt zum Drucken oder Speichern bereit.",
  arrivedPartSubject: "{here} von {total} sind eingegangen: {open} sind noch zu zahlen",
  arrivedPartText:
    "Ihre Zahlung über {amount} für die Beratung mit {name} zu {topic} ist eingegangen. Damit sind {here} von {total} da; bitte zahlen Sie noch {open}.",
  arrivedSomeSubject: "{here} von {total} sind eingegangen",
  stillLookedFor:
    "Die Zahlung über {said}, die Sie uns gemeldet haben, suchen wir auf unserem Konto: Sie müssen sie nicht noch einmal leisten.",
  arrivedOver: "Davon sind {amount} nicht fällig. Sie bekommen den Betrag auf demselben Weg zurück, und wir informieren Sie per E-Mail.",
  arrivedBackSubject: "Ihre Zahlung über {amount} ist eingegangen: Sie bekommen {back} zurück",
  cancelledNothingDue:
    "Diese Beratung wurde abgesagt, und für sie ist nichts fällig. Sie bekommen {back} zurück: auf demselben Weg, und wir informieren Sie per E-Mail.",
  cancelledKept: "Diese Beratung wurde abgesagt. Da sie spät abgesagt wurde, sind {due} des Preises trotzdem fällig.",
  stillDue: "Zu zahlen",
  unconfirmedSubject: "Wir haben Ihre Zahlung versehentlich bestätigt",
  unconfirmedText:
    "wir haben Ihnen gemeldet, Ihre Zahlung über {amount} für die Beratung mit {name} zu {topic} sei eingegangen. Das war ein Versehen: Sie ist noch nicht bei uns. Falls Sie sie schon veranlasst haben, müssen Sie nichts tun: Wir melden uns, sobald sie eingeht.",
  missingSubject: "Ihre Zahlung ist nicht bei uns angekommen",
  missingText:
    "Sie haben angegeben, die Beratung mit {name} zu {topic} bezahlt zu haben, aber wir finden keinen Eingang. {open} sind noch offen. Bitte sehen Sie nach, ob die Zahlung ausgeführt wurde und ob der Verwendungszweck stimmte.",
  missingNothingDueText:
    "Sie haben angegeben, für die Beratung mit {name} zu {topic} {amount} bezahlt zu haben, aber wir finden keinen Eingang. {cancelled, select, yes {Da die Beratung abgesagt ist, ist nichts fällig.} other {Es ist nichts mehr fällig.}}",
  returnedSubject: "Wir haben Ihnen {amount} zurückgezahlt",
  returnedText: "wir haben Ihnen {amount} für die Beratung mit {name} zu {topic} zurückgezahlt.",
  unreturnedSubject: "Wir haben Ihnen {amount} noch nicht zurückgezahlt",
  unreturnedText:
    "wir haben Ihnen gemeldet, wir hätten Ihnen {amount} für die Beratung mit {name} zu {topic} zurückgezahlt. Das war ein Versehen: Der Betrag ist noch nicht unterwegs. Sie bekommen ihn auf demselben Weg zurück, und wir informieren Sie per E-Mail.",
  letGoSubject: "Es ist nichts mehr fällig",
  letGoText: "die noch offenen {amount} für die Beratung mit {name} zu {topic} sind nicht mehr fällig.",
  waivedSubject: "{amount} werden {name} nicht mehr berechnet",
  waivedText:
    "von {name} verlangen wir die {amount} nicht mehr, die für Ihre Beratung zu {topic} noch offen waren. Auch Ihr Anteil daran wird nicht ausgezahlt.",
  paidSubject: "{name} hat {amount} für {day} bezahlt",
  paidText: "{name} hat {amount} für Ihre Beratung zu {topic} bezahlt: {time}. Sie müssen nichts weiter tun.",
  unpaidSubject: "{amount} sind doch noch nicht eingegangen",
  unpaidText:
    "wir haben Ihnen mitgeteilt, dass {name} {amount} für Ihre Beratung zu {topic} bezahlt hat. Das war ein Irrtum: Das Geld ist noch nicht eingegangen. Sobald es da ist, hören Sie von uns.",
  dueSubject: "Bitte zahlen Sie {amount}",
  dueText: "für die Beratung mit {name} zu {topic} sind {amount} fällig.",
  markedAction: "Zahlungen ansehen",
  markedSubject: "{name} hat {amount} als bezahlt gemeldet",
  markedText: "{name} hat {amount} als bezahlt gemeldet. Bitte prüfen Sie den Eingang und bestätigen Sie ihn.",
  waitingSubject: "{name} wartet auf Antwort zu {amount}",
  waitingText: "{name} hat {amount} schon vor Tagen als bezahlt gemeldet. Bitte prüfen Sie den Eingang und bestätigen Sie ihn.",
  refusedSubject: "{amount} konnten nicht eingezogen werden",
  clientRefusedText:
    "für Ihre Beratung mit {name} zu {topic} konnten {amount} nicht eingezogen werden, obwohl Sie die Zahlung freigegeben hatten. Ihnen wurde nichts berechnet, und die Beratung bleibt bestehen. Bitte schreiben Sie uns, damit wir die Zahlung klären können.",
  advisorRefusedText:
    "für Ihre Beratung mit {name} zu {topic} konnten {amount} nicht beim Kunden eingezogen werden. Solange die Zahlung nicht geklärt ist, wird Ihnen davon nichts ausgezahlt.",
  adminRefusedText:
    "der Zahlungsdienstleister lehnt es ab, {amount} von {name} für eine Beratung zu {topic} einzuziehen. Bis das geschehen ist, wird davon nichts ausgezahlt, es gibt keinen Beleg, und die Bewertungen zählen nicht.",
  refundRefusedSubject: "{amount} konnten noch nicht erstattet werden",
  clientRefundRefusedText:
    "wir hatten Ihnen mitgeteilt, dass Sie {amount} für Ihre Beratung mit {name} zu {topic} zurückerhalten. Der Zahlungsdienstleister konnte den Betrag nicht senden. Das Geld steht Ihnen weiterhin zu: Wir kümmern uns darum, und Sie können uns jederzeit schreiben.",
  adminRefundRefusedText:
    "der Zahlungsdienstleister lehnt es ab, {name} {amount} für eine Beratung zu {topic} zurückzuzahlen. Bitte prüfen Sie dort, ob das Geld gesendet wurde, und klären Sie die Erstattung mit dem Kunden.",
  transferRefusedSubject: "{amount} konnten nicht ausgezahlt werden",
  advisorTransferRefusedText:
    "der Zahlungsdienstleister konnte {amount}, Abrechnung {number, number}, nicht auf Ihr Konto überweisen. Das Geld steht Ihnen weiterhin zu: Bitte prüfen Sie Ihr Konto unter „Abrechnung“. Wir kümmern uns darum.",
  adminTransferRefusedText:
    "der Zahlungsdienstleister lehnt es ab, {amount}, Abrechnung {number, number}, an {name} zu überweisen. Bitte prüfen Sie dort, dass nichts gesendet wurde. Nehmen Sie die Auszahlung dann zurück, damit der Betrag wieder offen ist und neu ausgezahlt werden kann.",
  payoutsAction: "Auszahlungen ansehen",
  releaseRefusedSubject: "{amount} konnten nicht freigegeben werden",
  releaseRefusedText:
    "der Zahlungsdienstleister konnte {amount} nicht freigeben, die {name} für eine Beratung zu {topic} autorisiert hatte. Berechnet wird nichts. Sie können die Zahlung dort abbrechen: Bis dahin bleibt der Betrag auf der Karte des Kunden gesperrt.",
  endCheckoutRefusedSubject: "Ein Bezahlvorgang konnte nicht beendet werden",
  endCheckoutRefusedText:
    "der Zahlungsdienstleister konnte den Bezahlvorgang nicht beenden, in dem {name} {amount} für eine Beratung zu {topic} autorisieren konnte. Was dort autorisiert wird, wird von selbst wieder freigegeben. Bitte beenden Sie den Bezahlvorgang dort.",
  disputedSubject: "{name} beanstandet {amount}",
  disputedText:
    "{name} beanstandet {amount} für eine Beratung zu {topic}. Bis darüber entschieden ist, wird für diese Beratung nichts ausgezahlt. Bitte antworten Sie rechtzeitig beim Zahlungsdienstleister.",
  advisorDisputedText:
    "{name} beanstandet {amount} für Ihre Beratung zu {topic}. Bis darüber entschieden ist, wird Ihnen für diese Beratung nichts ausgezahlt. Sie hören dann von uns.",
  disputeKeptSubject: "Die Beanstandung über {amount} ist erledigt: Die Zahlung bleibt",
  disputeKeptText:
    "die Beanstandung von {name} über {amount} für eine Beratung zu {topic} ist erledigt, und die Zahlung bleibt bestehen. Was dafür zurückgehalten wurde, kann ausgezahlt werden.",
  advisorDisputeKeptText:
    "die Beanstandung von {name} über {amount} für Ihre Beratung zu {topic} ist erledigt, und die Zahlung bleibt bestehen. Was dafür zurückgehalten wurde, kann Ihnen ausgezahlt werden.",
  disputeLostSubject: "Die Beanstandung über {amount} ist verloren",
  disputeLostText:
    "über die Beanstandung von {amount} für eine Beratung zu {topic} wurde zugunsten von {name} entschieden. Der Betrag ist zurückgegangen und als Erstattung gebucht.",
  advisorSentBackText:
    "{amount} für Ihre Beratung mit {name} zu {topic} sind an den Kunden zurückgegangen. Ihr Anteil verringert sich entsprechend.",
  sentBackElsewhereSubject: "{amount} wurden zurückgezahlt",
  sentBackElsewhereText:
    "{amount} für eine Beratung zu {topic} wurden {name} direkt beim Zahlungsdienstleister erstattet. Das ist hier als Erstattung gebucht: Sie müssen nichts tun.",
  leavingSubject: "{name} löscht das Konto und schuldet noch Geld",
  leavingText:
    "{name} lässt das Konto löschen und hat noch nicht alles bezahlt. Am {date} werden Name und Adresse gelöscht: Bitte klären Sie bis dahin, was offen ist, oder verzichten Sie darauf.",

  paymentClosing: "Sie erhalten diese E-Mail wegen einer Zahlung bei {site}.",
  payWayMail: "So zahlen Sie",
  paymentReference: "Verwendungszweck Ihrer Zahlung",

  ...payWayMessages,
};
