import type { blocksMessages as englishBlocks } from "#app/features/blocks/messages";
import { FILES_MAX_MEGABYTES, HOURS_BETWEEN_MAILS, MESSAGE_MAX_CHARACTERS, REASON_MAX_CHARACTERS } from "#app/features/messages/limits";
import type { messageTexts as english } from "#app/features/messages/messages";
import { PAPER_MAX_BYTES } from "#app/platform/files/attachment";
import { LIMITS } from "#app/platform/limits/limits";
import { inMegabytes } from "#app/platform/sizes";
import type { Translation } from "../translation";
import { grouped } from "./words";

const MAIL_PACE = HOURS_BETWEEN_MAILS === 24 ? "einmal am Tag" : `alle ${HOURS_BETWEEN_MAILS / 24} Tage`;

/** Messages between a client and an advisor: pages, responses, and the email about unread ones, in German. */
export const messageTexts: Translation<typeof english> = {
  title: "Nachrichten",
  intro: "Jede Unterhaltung gehört zwei Menschen, und nur diese beiden können sie lesen.",
  emptyTitle: "Noch keine Nachrichten",
  emptyText: "Stellen Sie einem Berater vor der Buchung eine Frage: „Frage stellen“ finden Sie auf jeder Beraterseite.",
  emptyAdvisorText: "Wenn Ihnen jemand eine Frage stellt, erscheint sie hier.",
  findAdvisor: "Berater finden",
  threads: "Unterhaltungen",
  youSaid: "Sie: {text}",
  unread: "{count, plural, one {# neu} other {# neu}}",
  newer: "Neuere",
  older: "Ältere",
  aClient: "Kunde (ohne Namen)",

  back: "Alle Nachrichten",
  thread: "Unterhaltung mit {name}",
  profile: "Profil ansehen",
  book: "Buchen",
  consultation: "Ihre Beratung",
  you: "Sie",
  read: "Gelesen",
  newMessages: "Neu",
  earlier: "Frühere Nachrichten",
  later: "Zu den neuesten Nachrichten",
  markRead: "Als gelesen markieren",

  message: "Ihre Nachricht",
  messagePlaceholder: "Schreiben Sie {name}",
  send: "Senden",
  sending: "Wird gesendet\u00a0…",
  onItsWay: "Wird gesendet\u00a0…",
  attach: "Datei anhängen",
  file: "Datei",
  fileHint: `PDF oder Bild, bis ${inMegabytes(PAPER_MAX_BYTES)}\u00a0MB. Nur Sie beide können die Datei öffnen.`,
  fileSend: "Datei senden",
  fileSize: "{size, number}\u00a0KB",
  sendAgain: "Erneut senden",
  takeBack: "Zurücknehmen",

  askTitle: "{name} eine Frage stellen",
  askIntro:
    "Sagen Sie in ein paar Sätzen, worum es geht. {name} antwortet hier, und Sie werden benachrichtigt, sobald eine Antwort da ist.",
  writeTitle: "Nachricht an {name}",
  writeIntro: "{name} antwortet hier, und Sie werden benachrichtigt, sobald eine Antwort da ist.",
  writeLabel: "Ihre Nachricht",
  writeHint: "Nur Sie beide können sie lesen.",
  askLabel: "Ihre Frage",
  askPlaceholder: "Zum Beispiel: Haben Sie schon mit Unternehmen unserer Größe gearbeitet, und was würden Sie sich zuerst ansehen?",
  askPlaceholderOwn: "Zum Beispiel: Haben Sie jemandem wie mir schon einmal geholfen, und womit würden Sie anfangen?",
  askFree: "Fragen kostet nichts. Nur Sie beide können die Frage lesen.",
  signInNote: "Vor dem Senden melden Sie sich an. Was Sie hier schreiben, bleibt erhalten.",
  askedElsewhere:
    "In einem anderen Browser wurde eine Frage geschrieben. Hier wird sie nicht eingesetzt: Jeder kann sie geschrieben haben. Waren Sie es, senden Sie sie von dort oder schreiben Sie sie hier noch einmal.",
  signInToSend: "Anmelden und senden",

  block: "Blockieren",
  blockTitle: "{name} blockieren?",
  blockText:
    "{name} kann Ihnen dann keine Nachrichten und Anfragen mehr senden und erfährt das beim Versuch. Bisheriges bleibt erhalten. Sie können die Blockierung jederzeit aufheben.",
  blocked: "Sie haben {name} blockiert.",
  unblock: "Blockierung aufheben",
  unblocked: "{name} kann Ihnen wieder schreiben.",
  blockedByYou: "Sie haben {name} blockiert. Heben Sie die Blockierung auf, um wieder zu schreiben.",
  blockedByThem: "{name} nimmt keine Nachrichten von Ihnen an. Bisheriges bleibt hier erhalten.",
  notListed: "{name} nimmt zurzeit keine Nachrichten an. Bisheriges bleibt hier erhalten.",

  report: "Melden",
  reportLabel: "Nachricht von {time} melden",
  reportTitle: "Diese Nachricht melden",
  reportText:
    "Die Nachricht und Ihre Worte gehen an das Team von {site}. Dort wird nur diese Nachricht gelesen, der Rest nicht. {name} erfährt davon nur, wenn sie entfernt wird.",
  reportReason: "Was ist daran nicht in Ordnung?",
  reportSend: "Nachricht melden",
  reportCancel: "Abbrechen",
  reportDone: "Vielen Dank. Die Nachricht wurde gemeldet.",
  reported: "Gemeldet",
  removed: "Diese Nachricht wurde vom Team dieser Website entfernt.",

  textMissing: "Bitte schreiben Sie zuerst eine Nachricht.",
  textTooLong: `Bitte weniger als ${grouped(MESSAGE_MAX_CHARACTERS)} Zeichen pro Nachricht. Ihr Text steht noch im Feld.`,
  reasonTooLong: `Bitte weniger als ${grouped(REASON_MAX_CHARACTERS)} Zeichen.`,
  fileMissing: "Bitte wählen Sie zuerst eine Datei.",
  fileType: "Bitte wählen Sie ein PDF oder ein Bild.",
  fileTooLarge: `Diese Datei ist größer als ${inMegabytes(PAPER_MAX_BYTES)}\u00a0MB.`,
  fileBusy: "Gerade werden viele Dateien verarbeitet. Bitte versuchen Sie es in ein paar Sekunden noch einmal.",
  fileUnsent: "Die Datei wurde nicht gesendet: Es besteht keine Verbindung. Bitte wählen Sie sie noch einmal, sobald Sie online sind.",
  refusedTooManyFiles: "Sie haben heute viele Dateien gesendet. Bitte warten Sie mit der nächsten bis morgen.",
  refusedTooManyFilesUnpaid: `Vor Ihrer ersten bezahlten Beratung können Sie ${LIMITS["message-megabyte-unpaid"].perPerson}\u00a0MB an Dateien pro Tag senden. Bitte warten Sie mit der nächsten bis morgen.`,
  filesFull: `Ihre Dateien in Nachrichten nehmen allen Platz ein, den es für sie gibt: ${FILES_MAX_MEGABYTES}\u00a0MB.`,
  unreadable: "Das war nicht lesbar. Bitte versuchen Sie es noch einmal.",
  unsent: "Nicht gesendet: Es besteht keine Verbindung. Die Nachricht wird gesendet, sobald Sie wieder online sind.",
  failed: "Nicht gesendet. Bitte versuchen Sie es noch einmal.",
  refusedBlockedByYou: "Sie haben diese Person blockiert. Heben Sie die Blockierung auf, um wieder zu schreiben.",
  refusedBlockedByThem: "Diese Person nimmt keine Nachrichten von Ihnen an.",
  refusedNotListed: "Diese Person nimmt zurzeit keine Nachrichten an.",
  refusedOwnPage: "Das ist Ihre eigene Seite. Hier schreiben Ihnen Kunden.",
  refusedTooManyMessages: "Sie haben viele Nachrichten gesendet. Bitte warten Sie vor der nächsten eine Minute.",
  refusedTooManyToday: "Sie haben heute viele Nachrichten gesendet. Bitte warten Sie mit der nächsten bis morgen.",
  refusedTooManyThreads:
    "Sie haben heute vielen neuen Personen geschrieben. Bitte warten Sie bis morgen, oder schreiben Sie jemandem, den Sie schon kennen.",
  tooManyDrafts: "Aus Ihrem Netzwerk kamen viele Fragen. Bitte melden Sie sich zuerst an, und schreiben Sie dann.",

  emailSubject: "{name} hat Ihnen geschrieben",
  emailGreeting: "{name, select, ohneNamen {Guten Tag,} other {Guten Tag {name},}}",
  emailThere: "ohneNamen",
  emailText: `{count, plural, one {eine Nachricht} other {# Nachrichten}} von {name} {count, plural, one {wartet} other {warten}} auf Sie. Bis Sie {count, plural, one {sie} other {sie}} gelesen haben, schreiben wir Ihnen deswegen höchstens ${MAIL_PACE}.`,
  emailAction: "Lesen und antworten",
  emailClosing: "Ihr Team von {site}",
};

/** Blocked people, in German. */
export const blocksMessages: Translation<typeof englishBlocks> = {
  here: "Sie haben {name} blockiert. Sie können einander weder schreiben noch Anfragen senden.",
  unblocked: "Sie können {name} wieder schreiben und Anfragen senden.",
  marked: "Blockiert",
  unblock: "Blockierung aufheben",
  unblockLabel: "Blockierung von {name} aufheben",
};
