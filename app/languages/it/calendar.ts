import {
  FEED_MAX_BYTES,
  MAX_FEEDS,
  MAX_FETCH_SECONDS,
  MEETING_LINK_MAX_CHARACTERS,
  READ_EVERY_MINUTES,
} from "#app/features/calendar/limits";
import type { calendarMessages as english } from "#app/features/calendar/messages";
import { MAX_LEAD_DAYS } from "#app/features/schedule/lead-time";
import { inMegabytes } from "#app/platform/sizes";
import type { Translation } from "../translation";

/** The furthest ahead anyone can book. */
const MONTHS = Math.round((MAX_LEAD_DAYS / 365) * 12);

/** Calendars: busy times imported from an advisor's own, the feed of a person's consultations, and meeting places, in Italian. */
export const calendarMessages: Translation<typeof english> = {
  busyTitle: "Impegni dal Suo calendario",
  busyText: `Incolli l’indirizzo iCalendar del Suo calendario: gli orari già occupati non verranno proposti. Conserviamo solo quando è occupato, non il motivo. La lettura avviene ogni ${READ_EVERY_MINUTES} minuti.`,
  busyWhere:
    "Google: Impostazioni, il Suo calendario, Indirizzo segreto in formato iCal. Outlook: Impostazioni, Calendari condivisi, Pubblica, ICS. iCloud: condivida pubblicamente il calendario e copi il link webcal.",
  busyAddress: "Indirizzo del calendario",
  busyAdd: "Aggiungi calendario",
  busyAdding: "Aggiunta…",
  busyAdded: "Lettura del calendario di {host} in corso.",
  busyRemove: "Rimuovi",
  busyRemoveLabel: "Rimuovi il calendario di {host}",
  busyRemoved: "Il calendario di {host} non viene più letto.",
  busyAgain: "Leggi adesso",
  busyAgainLabel: "Leggi adesso il calendario di {host}",
  busyAgainDone: "Lettura del calendario di {host} in corso.",
  busyNone: "Nessun calendario collegato.",
  busyWaiting: "Lettura…",
  busyRead: `{count, plural, =0 {Nessun impegno} one {# impegno} other {# impegni}} nei prossimi ${MONTHS} mesi; ultima lettura: {when}`,
  busyKept:
    "Ultima lettura: {when}. {count, plural, one {Resta valido # impegno noto da allora.} other {Restano validi i # impegni noti da allora.}}",
  busyFailed: "Lettura non riuscita",

  addressNeeded: "Incolli l’indirizzo di un calendario",
  addressUnreadable: "Questo non è l’indirizzo di un calendario. Deve iniziare con https:// o webcal://",
  addressNotSecure: "Sono ammessi solo indirizzi cifrati: https:// o webcal://",
  addressKnown: "Questo calendario è già collegato.",
  feedsFull: `Ha già collegato ${MAX_FEEDS} calendari. Prima ne rimuova uno.`,

  unreachable: "Il server non è raggiungibile su internet. Controlli l’indirizzo.",
  tooManyFeeds: "Ha aggiunto e letto molti calendari in poco tempo. Attenda prima del prossimo.",
  ledAway: "Questo indirizzo rimanda a un altro server. Incolli quello di destinazione.",
  refused: "Il server non lo rende disponibile. Forse il calendario non è più condiviso.",
  tooLarge: `Questo calendario supera i ${inMegabytes(FEED_MAX_BYTES)} MB.`,
  tooSlow: `Il server ha impiegato più di ${MAX_FETCH_SECONDS} secondi.`,
  notACalendar: "A questo indirizzo non c’è un calendario in formato iCalendar.",
  tooMuch: "Questo calendario ha troppi eventi per essere letto.",

  ownTitle: "Le Sue consulenze nel calendario",
  ownText:
    "Si iscriva a questo indirizzo in Google Calendar, Outlook o Calendario Apple: richieste e consulenze vi compariranno da sole. Chiunque abbia l’indirizzo può leggere il calendario: lo tenga per sé.",
  ownNone:
    "Non c’è ancora un indirizzo, oppure non vale più insieme alla vecchia password. Ne crei uno e colleghi con esso i Suoi calendari.",
  ownSince: "Data di creazione dell’indirizzo: {date}.",
  ownRead: "Ultima lettura: {when}.",
  ownNeverRead: "Nessun calendario l’ha ancora letto.",
  ownMake: "Crea un indirizzo",
  ownRenew: "Crea un nuovo indirizzo",
  ownRenewHint: "Quello vecchio smette subito di funzionare, come dopo un cambio di password.",
  ownEnd: "Disattiva",
  ownEnded: "L’indirizzo delle Sue consulenze non è più attivo.",
  ownAddress: "Il Suo indirizzo segreto",
  ownOnce: "Lo copi adesso: viene mostrato solo questa volta.",
  ownOpen: "Apri in un’app di calendario",
  ownName: "Consulenze {site}",

  entryTitle: "Consulenza con {name}: {topic}",
  entryTitleAsked: "Richiesta, con {name}: {topic}",
  entryText: "Consulenza con {name} (argomento: {topic}), prenotata su {site}.",
  entryTextAsked: "Consulenza con {name} (argomento: {topic}), richiesta su {site} e non ancora concordata.",
  someone: "un cliente",

  meetingTitle: "Link per l’incontro",
  meetingText: "Dove si svolgono le Sue consulenze. Entrambe le parti lo vedono quando la consulenza è accettata.",
  meetingLabel: "Il Suo link personale",
  meetingHint:
    "Ad esempio la Sua stanza su Zoom, Teams o Meet. Se lo lascia vuoto, ogni consulenza ha una stanza propria su {host}, con un nome impossibile da indovinare.",
  meetingJoin: "Partecipa all’incontro",
  meetingPlace: "Dove",
  meetingInvalid: "Inserisca un link che inizi con https://",
  meetingTooLong: `Al massimo ${MEETING_LINK_MAX_CHARACTERS} caratteri`,
};
