import { DOCUMENT_LIMITS, DOCUMENT_MAX_BYTES } from "#app/features/assistant/documents/document-limits";
import { MESSAGE_MAX_CHARACTERS } from "#app/features/assistant/limits";
import type { matcherMessages as english } from "#app/features/assistant/pages/messages";
import { inMegabytes } from "#app/platform/sizes";
import type { Translation } from "../../translation";
import { grouped } from "../words";

/** The AI advisor matcher, and what it shares with the chat, in German. */
export const matcherMessages: Translation<typeof english> = {
  you: "Sie",
  assistant: "Assistent",
  message: "Ihre Nachricht",
  send: "Senden",
  earlier: "Frühere Nachrichten",
  later: "Zu den neuesten Nachrichten",
  failed: "Es kam keine Antwort. Bitte noch einmal versuchen.",

  messageEmpty: "Bitte schreiben Sie zuerst eine Nachricht.",
  messageTooLong: `Bitte weniger als ${grouped(MESSAGE_MAX_CHARACTERS)} Zeichen pro Nachricht. Ihr Text steht noch im Feld.`,
  messageInvalid: "Diese Nachricht war nicht lesbar. Bitte noch einmal schreiben.",
  tooManyMessages: "Das waren viele Nachrichten. Bitte warten Sie ein paar Minuten.",
  tooManyDocuments: "Das waren viele Dokumente. Bitte warten Sie ein paar Minuten.",
  tooManyToday: "Das waren viele Nachrichten. Bitte warten Sie bis morgen.",
  answersMissing: "Bitte wählen Sie mindestens eine Antwort.",

  matcherTitle: "KI-Beratersuche",
  beta: "Beta",
  matcherIntro: "Beschreiben Sie Ihre Situation, oder laden Sie ein Dokument hoch: Sie sehen, wer passt und warum.",
  matcherWelcome: "Woran arbeiten Sie? Ein paar Sätze genügen.",
  matcherConversation: "Unterhaltung mit der KI-Beratersuche",
  matcherPlaceholder: "Beschreiben Sie Ihre Situation in eigenen Worten",
  quickStart: "Schnellstart",
  document: "Dokument",
  documentHint: `Ein Bild, PDF, TXT, DOC, DOCX oder XLSX mit höchstens ${inMegabytes(DOCUMENT_MAX_BYTES)}\u00a0MB. Es wird einmal gelesen und nie gespeichert.`,
  documentSend: "Dokument auswerten",
  analyzing: "Ihr Dokument wird ausgewertet\u00a0…",
  documentWaits: "Das dauert länger als sonst: Vielleicht kommen erst Dokumente anderer. Ihres wird gelesen, sobald es an der Reihe ist.",
  finding: "Wir suchen passende Berater\u00a0…",
  answersSend: "Passenden Berater finden",
  keyIssues: "Die wichtigsten Punkte",
  recommendationsCount: "{count, plural, one {Empfohlene Beratung} other {Empfohlene Berater}}",
  suggestedQuestions: "Fragen, die Sie stellen können",
  matchPercentage: "{percent}\u00a0% Übereinstimmung",
  urgencyHigh: "Hohe Dringlichkeit",
  urgencyMedium: "Mittlere Dringlichkeit",
  urgencyLow: "Geringe Dringlichkeit",
  connect: "Kontakt aufnehmen",
  connectLabel: "Kontakt aufnehmen: {area}",
  connecting: "Wird verbunden\u00a0…",
  book: "Buchen",
  bookLabel: "{name} buchen",
  rateAnHour: "{amount} pro Stunde",
  missedLanguage: "Spricht die gesuchte Sprache nicht.",
  missedBudget: "Kostet mehr, als Sie genannt haben.",
  missedPlace: "Ist nicht in der Nähe des genannten Ortes.",
  missedDayPart: "Zur gewünschten Tageszeit nicht frei.",
  startOver: "Neu beginnen",

  documentMissing: "Bitte wählen Sie zuerst ein Dokument.",
  documentTooBig: `Dieses Dokument ist größer als ${inMegabytes(DOCUMENT_MAX_BYTES)}\u00a0MB. Bitte senden Sie ein kleineres, oder fügen Sie den wichtigen Teil ein.`,
  documentEmpty: "Dieses Dokument enthält keinen Text. Falls es ein Scan ist, beschreiben Sie bitte, was darin steht.",
  documentLocked:
    "Dieses Dokument ist mit einem Passwort geschützt. Bitte entfernen Sie das Passwort, oder fügen Sie den wichtigen Teil ein.",
  documentTooLong: `Dieses Dokument hat mehr als ${DOCUMENT_LIMITS.pages} Seiten. Bitte senden Sie den wichtigen Teil.`,
  documentTooMuch: `Entpackt ist dieses Dokument größer als ${inMegabytes(DOCUMENT_LIMITS.unpackedBytes)}\u00a0MB, deshalb wurde es nicht geöffnet. Bitte senden Sie ein kleineres.`,
  documentTooSlow: "Dieses Dokument zu lesen dauert zu lange. Bitte senden Sie ein kürzeres, oder fügen Sie den wichtigen Teil ein.",
  documentUnreadable: "Dieses Dokument war nicht lesbar. Bitte speichern Sie es neu, oder fügen Sie den wichtigen Teil ein.",
  documentUnsupported: "Bitte laden Sie ein Bild oder eine Datei im Format PDF, TXT, DOC, DOCX oder XLSX hoch.",
  documentImage: "Bilder kann ich hier nicht lesen. Bitte beschreiben Sie in einer Nachricht, was zu sehen ist.",
  documentsBusy: "Gerade werden viele Dokumente gelesen. Bitte gleich noch einmal versuchen.",
  choices: "Antworten zur Auswahl",
};
