import { DOCUMENT_LIMITS, DOCUMENT_MAX_BYTES } from "#app/features/assistant/documents/document-limits";
import { MESSAGE_MAX_CHARACTERS } from "#app/features/assistant/limits";
import type { matcherMessages as english } from "#app/features/assistant/pages/messages";
import { inMegabytes } from "#app/platform/sizes";
import type { Translation } from "../../translation";
import { grouped } from "../words";

/** The AI advisor matcher, and what it shares with the chat, in Italian. */
export const matcherMessages: Translation<typeof english> = {
  you: "Lei",
  assistant: "Assistente",
  message: "Il Suo messaggio",
  send: "Invia",
  earlier: "Messaggi precedenti",
  later: "Torna agli ultimi messaggi",
  failed: "Non è stato possibile ottenere una risposta. Riprovi.",

  messageEmpty: "Scriva prima un messaggio.",
  messageTooLong: `Il messaggio non può superare i ${grouped(MESSAGE_MAX_CHARACTERS)} caratteri. Il Suo testo è ancora nel campo.`,
  messageInvalid: "Questo messaggio non è leggibile. Lo scriva di nuovo.",
  tooManyMessages: "Ha inviato molti messaggi. Attenda qualche minuto prima del prossimo.",
  tooManyDocuments: "Ha inviato molti documenti. Attenda qualche minuto prima del prossimo.",
  answersMissing: "Scelga almeno una risposta.",

  matcherTitle: "Ricerca consulenti con l’AI",
  beta: "Beta",
  matcherIntro: "Descriva la Sua situazione o carichi un documento: vedrà quali consulenti sono adatti e perché.",
  matcherWelcome: "A cosa sta lavorando? Bastano poche frasi.",
  matcherConversation: "Conversazione con la ricerca AI",
  matcherPlaceholder: "Descriva la Sua situazione con parole Sue",
  quickStart: "Per iniziare subito",
  document: "Documento",
  documentHint: `Un’immagine o un file PDF, TXT, DOC, DOCX o XLSX di al massimo ${inMegabytes(DOCUMENT_MAX_BYTES)} MB. Viene letto una sola volta e mai conservato.`,
  documentSend: "Analizza il documento",
  analyzing: "Analisi del documento…",
  finding: "Ricerca del consulente ideale per Lei…",
  answersSend: "Trova il mio consulente",
  keyIssues: "Punti chiave",
  recommendations: "Consulenti consigliati",
  suggestedQuestions: "Domande da porre",
  matchPercentage: "Corrispondenza: {percent}%",
  urgencyHigh: "Urgenza alta",
  urgencyMedium: "Urgenza media",
  urgencyLow: "Urgenza bassa",
  connect: "Contatta",
  connectLabel: "Contatta: {area}",
  connecting: "Un momento…",
  book: "Prenota",
  bookLabel: "Prenota con {name}",
  rateAnHour: "{amount} all’ora",
  missedLanguage: "Non parla la lingua cercata.",
  missedBudget: "Costa più di quanto indicato.",
  missedPlace: "Non è vicino al luogo indicato.",
  missedDayPart: "Non ha orari liberi nella parte della giornata indicata.",
  startOver: "Ricomincia",

  documentMissing: "Scelga prima un documento.",
  documentTooBig: `Questo documento supera i ${inMegabytes(DOCUMENT_MAX_BYTES)} MB. Ne invii uno più piccolo o incolli la parte che conta.`,
  documentEmpty: "Questo documento non contiene testo. Se è una scansione, ne descriva il contenuto.",
  documentLocked: "Questo documento è protetto da una password. Rimuova la password o incolli la parte che conta.",
  documentTooLong: `Questo documento ha più di ${DOCUMENT_LIMITS.pages} pagine. Invii la parte che conta.`,
  documentTooMuch: `Una volta decompresso, questo documento supera i ${inMegabytes(DOCUMENT_LIMITS.unpackedBytes)} MB, quindi non è stato aperto. Ne invii uno più piccolo.`,
  documentTooSlow: "La lettura di questo documento ha richiesto troppo tempo. Ne invii uno più breve o incolli la parte che conta.",
  documentUnreadable: "Questo documento non è leggibile, forse è danneggiato. Lo salvi di nuovo o incolli la parte che conta.",
  documentUnsupported: "Carichi un’immagine o un file PDF, TXT, DOC, DOCX o XLSX.",
  documentImage: "Qui non posso leggere le immagini. Descriva in un messaggio cosa mostra.",
  documentsBusy: "In questo momento sono in lettura molti documenti. Riprovi tra qualche secondo.",
  choices: "Risposte tra cui scegliere",
};
