import { COMPLETION_HOURS, MAX_COUNTERS, NO_SHOW_AFTER_MINUTES, NO_SHOW_REPLY_HOURS } from "#app/features/booking/deadlines";
import type { lifeMessages as english } from "#app/features/booking/life/messages";
import { MOST_OWN_NOTE_CHARACTERS } from "#app/features/booking/limits";
import type { Translation } from "../../translation";
import { counted, grouped } from "../words";

const COMPLETION = counted(COMPLETION_HOURS / 24, "einem Tag", "Tagen");

/** A consultation's page and lists after the request: other times, endings, notes, in German. */
export const lifeMessages: Translation<typeof english> = {
  proposedByThem: "{name} schlägt stattdessen <time></time> vor. Wenn Sie bis <deadline></deadline> zustimmen, steht der Termin fest.",
  proposedByYou: "Sie haben <time></time> vorgeschlagen. {name} kann bis <deadline></deadline> zustimmen, dann steht der Termin fest.",
  rescheduleAskedByThem:
    "{name} möchte die Beratung auf <time></time> verschieben. Wenn Sie nicht bis <deadline></deadline> zustimmen, bleibt es beim alten Termin.",
  rescheduleAskedByYou:
    "Sie möchten die Beratung auf <time></time> verschieben. Wenn {name} nicht bis <deadline></deadline> zustimmt, bleibt es beim alten Termin.",
  endedQuestion: `Der Termin ist vorbei. Hat die Beratung stattgefunden? Ohne Rückmeldung gilt sie in ${COMPLETION} als abgeschlossen.`,
  sayWhether: "Angeben, ob sie stattgefunden hat",
  underWay: `Der Termin läuft. Sollte {name} ${NO_SHOW_AFTER_MINUTES} Minuten nach Beginn nicht da sein, können Sie das hier melden.`,
  cancelledByYou: "Sie haben diese Beratung abgesagt.",
  cancelledByThem: "{name} hat diese Beratung abgesagt.",
  cancelledByAdmin: "Wir haben diese Beratung abgesagt.",
  missedYou: "Sie sind als nicht erschienen vermerkt.",
  missedThem: "{name} ist als nicht erschienen vermerkt.",
  proposedBadge: "Neuer Termin vorgeschlagen",
  proposedLine: "Vorschlag: <time></time>",
  refunded: "Erstattung",
  refundedLine: "{amount} gehen an den Kunden zurück.",
  refundedToYou: "{amount} gehen an Sie zurück.",
  sentBackToYou: "{amount} wurden an Sie zurückgezahlt.",
  paymentAwaited: "Bitte zahlen Sie {open}.",
  paymentSeeHow: "So zahlen Sie",
  staysDue: "{amount} sind bezahlt. Davon geht nichts an Sie zurück.",
  paymentMarked: "Sie haben Ihre Zahlung gemeldet. Sobald sie eingegangen ist, bestätigen wir sie.",

  propose: "Anderen Termin vorschlagen",
  proposeTitle: "Anderen Termin vorschlagen",
  proposeText:
    "Der Preis bleibt bei {price}. {name} stimmt zu, schlägt einen anderen vor oder beendet die Anfrage; bis dahin sind beide Termine reserviert. {left, plural, one {Das ist der letzte Vorschlag.} other {Sie beide haben zusammen noch # Vorschläge.}}",
  proposeSend: "Vorschlagen",
  proposeBack: "Anderen Termin vorschlagen",
  proposeBackText: "Er tritt an die Stelle von {time}, dem Vorschlag von {name}.",
  proposedTime: "Vorgeschlagen",
  standsUntilAgreed: "Gilt, bis der neue Termin vereinbart ist",
  heldUntilAgreed: "Zuerst gewünscht; bis dahin reserviert",
  reschedule: "Verschieben",
  rescheduleTitle: "Um einen anderen Termin bitten",
  rescheduleText:
    "Der Preis bleibt bei {price}. Bis {name} zustimmt, gilt der alte Termin. {left, plural, one {Das ist der letzte Vorschlag.} other {Sie beide haben zusammen noch # Vorschläge.}}",
  rescheduleSend: "{name} fragen",
  lateMoveNow:
    "Wenn Sie nach dem Verschieben absagen, {percent, select, 0 {wird nichts erstattet} other {werden höchstens {percent}\u00a0% erstattet}}: So gilt es jetzt, kurz vor dem Beginn.",
  lateMoveAsked:
    "{who, select, you {Wenn Sie nach dem Verschieben absagen} other {Wenn {name} nach dem Verschieben absagt}}, {percent, select, 0 {wird nichts erstattet} other {werden höchstens {percent}\u00a0% erstattet}}, denn die Bitte kam spät.",
  lateMoveStands:
    "Die Beratung wurde auf Ihre Bitte spät verschoben. Wenn Sie absagen, {percent, select, 0 {wird nichts erstattet} other {werden höchstens {percent}\u00a0% erstattet}}.",
  sending: "Wird gesendet\u00a0…",
  freeTimes: "Freie Termine",
  timeSoFar: "Bisher: <time></time>",
  otherTime: "Anderer Termin",
  otherTimeHint: "Zeitzone: {zone}.",
  otherTimeHintNoZone: "Alle Zeiten in Ihrer Zeitzone.",
  agree: "Neuem Termin zustimmen",
  agreeing: "Wird gespeichert\u00a0…",
  keepTime: "Alten Termin behalten",
  takeBack: "Vorschlag zurücknehmen",
  keeping: "Wird gespeichert\u00a0…",
  countered: "Sie haben {name} einen anderen Termin vorgeschlagen.",
  agreedToTime: "Sie haben dem Terminvorschlag von {name} zugestimmt.",
  proposalTakenBack: "Sie haben Ihren Vorschlag zurückgenommen. Es gilt wieder der zuerst angefragte Termin.",
  rescheduleAsked: "Sie haben {name} um einen anderen Termin gebeten.",
  rescheduled: "Ihre Beratung mit {name} ist verschoben.",
  timeKept: "Bei Ihrer Beratung mit {name} bleibt es beim alten Termin.",

  cancel: "Beratung absagen",
  cancelling: "Wird abgesagt\u00a0…",
  cancelTitle: "Diese Beratung absagen?",
  cancelAsClient:
    "{part, select, all {Sie erhalten Ihre ganze Zahlung zurück: {refund}.} none {Von den gezahlten {total} wird nichts erstattet.} other {Sie erhalten {refund} von den gezahlten {total} zurück.}} {name} wird informiert.",
  cancelUnpaid: "Sie haben noch nicht gezahlt, und bei einer Absage wird nichts fällig. {name} wird informiert.",
  cancelStillDue:
    "Sie haben noch nicht gezahlt. So kurzfristig {part, select, all {bleibt der ganze Preis von {total}} other {bleiben {due} von {total}}} fällig. {name} wird informiert.",
  cancelAsAdvisor:
    "{paid, select, no {{name} hat noch nicht gezahlt, und bei einer Absage wird nichts fällig. Wir geben Bescheid.} said {{name} hat eine Zahlung gemeldet. Was eingegangen ist oder noch eingeht, geht zurück. Wir geben Bescheid.} other {{name} erhält alles zurück, {total}, und wird informiert.}}",
  cancelReason: "Grund für {name}",
  cancelled: "Ihre Beratung mit {name} ist abgesagt.",
  policyTitle: "Wenn Sie absagen",
  policyLater:
    "Bis {hours, plural, one {# Stunde} other {# Stunden}} vor Beginn erhalten Sie {percent, select, 100 {alles} other {{percent}\u00a0%}} zurück.",
  policyRest: "Danach erhalten Sie {percent, select, 100 {alles} other {{percent}\u00a0%}} zurück.",
  policyLast: "Danach gibt es nichts zurück.",
  policyNowNone: "So kurz vor Beginn gibt es nichts zurück.",
  policyNowRest: "Bis zum Beginn erhalten Sie {percent, select, 100 {alles} other {{percent}\u00a0%}} zurück.",
  policyAdvisor: "Wenn {name} absagt oder nicht erscheint, erhalten Sie alles zurück.",

  complete: "Hat stattgefunden",
  completing: "Wird gespeichert\u00a0…",
  completed: "Ihre Beratung mit {name} ist abgeschlossen.",
  noShow: "Nicht erschienen",
  noShowTitle: "{name} ist nicht erschienen?",
  noShowAsClient: `Zuerst fragen wir {name} und warten ${NO_SHOW_REPLY_HOURS} Stunden auf eine Antwort. Kommt keine, {paid, select, no {ist nichts fällig} other {erhalten Sie alles zurück}}; sagt {name} etwas anderes, entscheiden wir.`,
  noShowAsAdvisor: `Zuerst fragen wir {name} und warten ${NO_SHOW_REPLY_HOURS} Stunden auf eine Antwort. Kommt keine, bleibt der Preis fällig; sagt {name} etwas anderes, entscheiden wir.`,
  noShowAgain: "{name} hat darauf schon geantwortet. Wir prüfen beide Angaben und entscheiden; zurücknehmen können Sie es dann nicht mehr.",
  noShowOfCompleted:
    "{name} gibt an, dass die Beratung stattgefunden hat. Wir prüfen beide Angaben und entscheiden; zurücknehmen können Sie es nicht.",
  noShowReason: "Was ist passiert?",
  noShowSend: "Melden",
  noShowReported: "Wir haben {name} gefragt, wie es war.",
  absenceSaidOfYou:
    "{name} gibt an, dass Sie nicht erschienen sind. Bitte sagen Sie bis <deadline></deadline>, wie es war: Hören wir nichts, bleibt es dabei.",
  absenceCostsAdvisor:
    "Bleibt es dabei, erhalten Sie dafür nichts, und {paid, select, yes {{name} bekommt {total} zurück} other {{name} schuldet nichts}}.",
  absenceCostsClient:
    "Bleibt es dabei, {paid, select, yes {geht von den {total}, die Sie gezahlt haben, nichts an Sie zurück} other {ist der Preis von {total} fällig}}.",
  absenceSaidByYou:
    "Sie haben angegeben, dass {name} nicht erschienen ist. {name} kann bis <deadline></deadline> antworten; kommt nichts, bleibt es dabei.",
  absenceDisputed:
    "Sie und {name} machen unterschiedliche Angaben dazu, ob beide da waren. Wir prüfen beides und entscheiden; Sie bekommen eine E-Mail.",
  absenceSaid: "Das sagt {name}",
  absenceYouSaid: "Ihre Angabe",
  takeNoShowBack: "Doch erschienen",
  takeNoShowBackTitle: "Doch erschienen?",
  takeNoShowBackAsks: `Dann gibt es nichts mehr zu entscheiden: Ihre Meldung und eine mögliche Antwort von {name} gelten nicht mehr, und {name} erfährt davon. Die Beratung gilt ${COMPLETION_HOURS} Stunden nach ihrem Ende als abgeschlossen, und es wird nichts erstattet.`,
  takeNoShowBackSend: "Zurücknehmen",
  absenceTakenBack: "Sie haben die Meldung zurückgenommen, und {name} erfährt davon.",
  wasThere: "Ich war da",
  wasThereTitle: "Sie waren da?",
  wasThereText: "{name} und wir lesen, was Sie schreiben. Dann entscheiden wir.",
  wasThereSend: "Senden",
  addWords: "Sagen, wie es war",
  addWordsText: "Bisher steht nichts von Ihnen dabei. {name} und wir lesen, was Sie schreiben; danach bleibt es so stehen.",
  wordsNeeded: "Bitte schreiben Sie, was passiert ist.",
  wordsAdded: "Vielen Dank. Wir lesen es, bevor wir entscheiden.",
  absenceDenied: "Vielen Dank. Wir prüfen, was Sie und {name} sagen, und entscheiden.",
  wasNotThere: "Ich war nicht da",
  wasNotThereTitle: "Sie waren nicht da?",
  wasNotThereAsClient:
    "{paid, select, yes {Von den {total}, die Sie gezahlt haben, geht dann nichts an Sie zurück.} other {Der Preis von {total} bleibt dann fällig.}}",
  wasNotThereAsAdvisor: "{paid, select, no {Dann ist nichts fällig.} other {{name} erhält alles zurück, {total}.}}",
  absenceAdmitted: "Vielen Dank für Ihre Offenheit.",
  absenceOpen: "Es ist noch nicht geklärt, wer da war.",

  platformFee: "Plattformgebühr",
  youNet: "Sie erhalten {net} nach Abzug der Plattformgebühr von {fee}.",
  youNetWhole: "Sie erhalten {net}: Die Plattform behält nichts ein.",
  youReceived: "Sie haben {net} erhalten.",
  where: "Wo",
  nextSteps: "So geht es weiter",
  meanwhileMail: "Sobald {name} antwortet, bekommen Sie eine E-Mail. Mehr brauchen Sie nicht zu tun.",
  meanwhileWrite: "Möchten Sie etwas ergänzen? Schreiben Sie {name} eine Nachricht, solange die Antwort aussteht.",
  meanwhileChange: "Passt Ihnen ein anderer Termin oder eine andere Dauer besser? Ändern Sie die Anfrage: Die neue tritt an ihre Stelle.",
  meanwhileUnlisted:
    "{name} nimmt zurzeit keine neuen Anfragen an; ändern lässt sich diese deshalb nicht. Sie kann noch beantwortet werden, und Sie können sie zurückziehen.",
  readyJoin: "Nehmen Sie zur vereinbarten Zeit über den Link auf dieser Seite teil.",
  readyNoLink: "{name} hat noch nicht angegeben, wo Sie sich treffen. Fragen Sie in einer Nachricht nach.",
  readyMove: "Kommt etwas dazwischen, können Sie die Beratung verschieben oder absagen. Was das kostet, sehen Sie vor der Bestätigung.",
  readyCancel: "Kommt etwas dazwischen, können Sie absagen. Was das kostet, sehen Sie vor der Bestätigung.",
  notAsAgreed:
    "Kam {name} zu spät, oder war zu früh Schluss? Schreiben Sie zuerst {name}. Klärt sich das nicht, schreiben Sie uns{hasContact, select, yes {: {contact}} other {}}. Ein Teil des Preises kann zurückgehen.",
  whoAsks: "Wer anfragt",
  whoAsked: "Wer angefragt hat",
  theirPage: "Seite von {name}",
  hasLeft: "Diese Person ist nicht mehr hier: Das Konto ist gelöscht, und Nachrichten erreichen sie nicht mehr.",
  rushMeansAdvisor:
    "Eilig: Die Anfrage von {name} steht vor denen, die warten können{percent, plural, =0 {} other {, für {percent, number}\u00a0% Aufpreis}}.",
  rushMeansClient:
    "Eilig: Ihre Anfrage steht vor denen, die warten können{percent, plural, =0 {} other {, für {percent, number}\u00a0% Aufpreis}}.",
  messageThem: "Nachricht an {name}",
  calendarFile: "Kalenderdatei",
  calendarFileOut: "Aus dem Kalender entfernen",
  changeRequest: "Anfrage ändern",
  reviewNow: "Bewertung schreiben",
  goBack: "Zurück",
  bookAgain: "Erneut buchen",
  receipt: "Beleg",
  nothingOwed: "Es entstehen keine Kosten.",
  cancelNow:
    "Wenn Sie jetzt absagen, {part, select, all {erhalten Sie Ihre ganze Zahlung zurück: {refund}} none {wird von den gezahlten {total} nichts erstattet} other {erhalten Sie {refund} von den gezahlten {total} zurück}}.",
  cancelNowDue:
    "Wenn Sie jetzt absagen, {part, select, all {bleibt der ganze Preis von {total}} other {bleiben {due} von {total}}} zu zahlen.",
  cancelMoreDue: "{due} sind dann noch zu zahlen.",
  cancelNowFree: "Wenn Sie jetzt absagen, entstehen Ihnen keine Kosten.",
  notesTitle: "Ihre Notizen",
  notesHint: "Nur für Sie: {name} sieht sie nicht.",
  notesSave: "Notizen speichern",
  notesSaved: "Ihre Notizen sind gespeichert.",
  notesTooLong: `Bitte höchstens ${grouped(MOST_OWN_NOTE_CHARACTERS)} Zeichen für Ihre Notizen.`,

  payTitle: "Ein Schritt fehlt noch",
  payText: "Geben Sie jetzt {total} frei. Abgebucht wird erst, wenn {name} annimmt; ohne Freigabe kann {name} nicht annehmen.",
  pay: "Zahlung freigeben",
  paying: "Wird geöffnet\u00a0…",
  payFailed: "Die Zahlungsseite konnte nicht geöffnet werden. Bitte versuchen Sie es noch einmal.",
  payAwaited: "Der Kunde hat die Zahlung noch nicht freigegeben. Danach können Sie annehmen.",
  paymentMissing: "Der Kunde hat die Zahlung noch nicht freigegeben.",
  paidAmountUnreadable: "Bitte geben Sie den gezahlten Betrag in Ziffern an.",
  paidAmountWrong: "Bitte geben Sie den Betrag an, den Sie gezahlt haben: höchstens das, was noch zu zahlen ist.",
  timeTakenForAdvisor: "Zu dieser Zeit haben Sie schon etwas anderes. Bitte wählen Sie einen anderen Termin.",
  timeTakenForClient: "Der Berater ist dann nicht frei. Bitte wählen Sie einen anderen Termin.",
  blockedByOther:
    "Die andere Seite nimmt keine Nachrichten von Ihnen an: Weder ein anderer Termin noch eine Begründung kommen an. Alles andere geht weiterhin, ohne Begründung.",
  sameTime: "Das ist schon der aktuelle Termin.",
  timeNeeded: "Bitte wählen Sie einen Termin.",
  youAreBusy: "Zu dieser Zeit haben Sie schon eine andere Beratung.",
  noCounterLeft: `Es wurde schon ${MAX_COUNTERS}-mal ein anderer Termin vorgeschlagen.`,
  alreadyProposed: "Ein anderer Termin ist schon vorgeschlagen. Die Antwort steht noch aus.",
  tooEarly: "Das ist noch nicht möglich.",
};
