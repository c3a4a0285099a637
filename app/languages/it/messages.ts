import type { blocksMessages as englishBlocks } from "#app/features/blocks/messages";
import { FILES_MAX_MEGABYTES, HOURS_BETWEEN_MAILS, MESSAGE_MAX_CHARACTERS, REASON_MAX_CHARACTERS } from "#app/features/messages/limits";
import type { messageTexts as english } from "#app/features/messages/messages";
import { PAPER_MAX_BYTES } from "#app/platform/files/attachment";
import { LIMITS } from "#app/platform/limits/limits";
import { inMegabytes } from "#app/platform/sizes";
import type { Translation } from "../translation";
import { counted, grouped } from "./words";

/** Messages between a client and an advisor: pages, responses, and the email about unread ones, in Italian. */
export const messageTexts: Translation<typeof english> = {
  title: "Messaggi",
  intro: "Ogni conversazione è tra due persone e solo loro possono leggerla.",
  emptyTitle: "Ancora nessun messaggio",
  emptyText: "Prima di prenotare può scrivere a un consulente: trova “Invia una domanda” sulla pagina di ognuno.",
  emptyAdvisorText: "Quando qualcuno Le invia una domanda, compare qui.",
  findAdvisor: "Trova un consulente",
  threads: "Conversazioni",
  youSaid: "Lei: {text}",
  unread: "{count, plural, one {# nuovo} other {# nuovi}}",
  newer: "Più recenti",
  older: "Meno recenti",
  aClient: "Cliente (senza nome)",

  back: "Tutti i messaggi",
  thread: "Conversazione con {name}",
  profile: "Vedi profilo",
  book: "Prenota",
  consultation: "La Sua consulenza",
  you: "Lei",
  read: "Letto",
  newMessages: "Nuovi",
  earlier: "Messaggi precedenti",
  later: "Torna agli ultimi messaggi",
  markRead: "Segna come letto",

  message: "Il Suo messaggio",
  messagePlaceholder: "Il Suo messaggio per {name}",
  send: "Invia",
  sending: "Invio…",
  onItsWay: "Invio…",
  attach: "Allega un file",
  file: "File",
  fileHint: `PDF o immagine, fino a ${inMegabytes(PAPER_MAX_BYTES)} MB. Può aprirlo solo chi partecipa alla conversazione.`,
  fileSend: "Invia il file",
  fileSize: "{size, number} KB",
  sendAgain: "Invia di nuovo",
  takeBack: "Annulla l’invio",

  askTitle: "Una domanda per {name}",
  askIntro: "Spieghi in poche frasi di cosa si tratta. {name} risponderà qui e Lei riceverà una notifica.",
  writeTitle: "Un messaggio per {name}",
  writeIntro: "{name} risponderà qui e Lei riceverà una notifica.",
  writeLabel: "Il Suo messaggio",
  writeHint: "Solo voi due potete leggerlo.",
  askLabel: "La Sua domanda",
  askPlaceholder: "Ad esempio: ha già lavorato con aziende delle nostre dimensioni, e da dove comincerebbe?",
  askPlaceholderOwn: "Ad esempio: ha già aiutato qualcuno nella mia situazione, e da dove comincerebbe?",
  askFree: "La domanda è gratuita. Solo voi due potete leggerla.",
  signInNote: "Le chiederemo di accedere prima dell’invio. Quello che scrive qui verrà conservato.",
  askedElsewhere:
    "Una domanda è stata scritta in un altro browser. Qui non viene inserita: potrebbe averla scritta chiunque. Se è Sua, la invii da lì o la scriva di nuovo qui.",
  signInToSend: "Accedi per inviare",

  block: "Blocca",
  blockTitle: "Bloccare {name}?",
  blockText:
    "{name} non potrà più inviarLe messaggi o richieste e, se ci prova, saprà del blocco. La conversazione resta. Può rimuovere il blocco in qualsiasi momento.",
  blocked: "Ha bloccato {name}.",
  unblock: "Sblocca",
  unblocked: "{name} può scriverLe di nuovo.",
  blockedByYou: "Ha bloccato {name}. Rimuova il blocco per scrivere di nuovo.",
  blockedByThem: "{name} non riceve Suoi messaggi. La conversazione resta qui.",
  notListed: "Al momento {name} non riceve messaggi. La conversazione resta qui.",

  report: "Segnala",
  reportLabel: "Segnala il messaggio: {time}",
  reportTitle: "Segnala questo messaggio",
  reportText:
    "Il messaggio e la Sua spiegazione vengono inviati a chi gestisce {site}. Potrà leggere solo questo messaggio, non il resto. {name} lo saprà solo se viene rimosso.",
  reportReason: "Cosa non va?",
  reportSend: "Segnala il messaggio",
  reportCancel: "Annulla",
  reportDone: "Grazie. Il messaggio è stato segnalato.",
  reported: "Segnalato",
  removed: "Il team di questo sito ha rimosso questo messaggio.",

  textMissing: "Scriva prima un messaggio.",
  textTooLong: `Il messaggio non può superare i ${grouped(MESSAGE_MAX_CHARACTERS)} caratteri. Il Suo testo è ancora nel campo.`,
  reasonTooLong: `Non superi i ${REASON_MAX_CHARACTERS} caratteri.`,
  fileMissing: "Scelga prima un file.",
  fileType: "Scelga un PDF o un’immagine.",
  fileTooLarge: `Questo file supera i ${inMegabytes(PAPER_MAX_BYTES)} MB.`,
  fileBusy: "In questo momento sono in lettura molti file. Riprovi tra qualche secondo.",
  fileUnsent: "Il file non è stato inviato perché manca la connessione. Lo scelga di nuovo quando tornerà.",
  refusedTooManyFiles: "Oggi ha inviato molti file. Attenda fino a domani prima di inviarne un altro.",
  refusedTooManyFilesUnpaid: `Prima della Sua prima consulenza pagata può inviare ${LIMITS["message-megabyte-unpaid"].perPerson}\u00a0MB di file al giorno. Attenda fino a domani prima di inviarne un altro.`,
  filesFull: `I Suoi file nei messaggi occupano tutto lo spazio disponibile: ${FILES_MAX_MEGABYTES}\u00a0MB.`,
  unreadable: "I dati inviati non sono leggibili. Riprovi.",
  unsent: "Non inviato: manca la connessione. L’invio avverrà appena tornerà.",
  failed: "Non inviato. Riprovi.",
  refusedBlockedByYou: "Ha bloccato questa persona. Rimuova il blocco per scrivere di nuovo.",
  refusedBlockedByThem: "Questa persona non riceve Suoi messaggi.",
  refusedNotListed: "Al momento questa persona non riceve messaggi.",
  refusedOwnPage: "Questa è la Sua pagina. Qui i clienti scrivono a Lei.",
  refusedTooManyMessages: "Ha inviato molti messaggi. Attenda un minuto prima del prossimo.",
  refusedTooManyToday: "Oggi ha inviato molti messaggi. Attenda fino a domani prima di inviarne un altro.",
  refusedTooManyThreads: "Oggi ha scritto a molte persone nuove. Attenda fino a domani o scriva a qualcuno che conosce già.",
  tooManyDrafts: "Dalla Sua rete sono arrivate molte domande. Acceda prima di scrivere.",

  emailSubject: "{name} Le ha scritto",
  emailGreeting: "Gentile {name},",
  emailThere: "utente",
  emailText: `{count, plural, one {un messaggio di {name} La aspetta} other {# messaggi di {name} La aspettano}}. Fino alla lettura Le scriveremo al riguardo al massimo una volta ogni ${counted(HOURS_BETWEEN_MAILS, "ora", "ore")}.`,
  emailAction: "Leggi e rispondi",
  emailClosing: "Il team di {site}",
};

/** Blocked people, in Italian. */
export const blocksMessages: Translation<typeof englishBlocks> = {
  here: "Ha bloccato {name}. Nessuno dei due può scrivere all’altro né inviargli richieste.",
  unblocked: "{name} può di nuovo ricevere i Suoi messaggi e le Sue richieste.",
  marked: "Bloccato",
  unblock: "Sblocca",
  unblockLabel: "Sblocca {name}",
};
