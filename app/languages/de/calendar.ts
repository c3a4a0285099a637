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

/** Calendars: busy times imported from an advisor's own, the feed of a person's consultations, and meeting places, in German. */
export const calendarMessages: Translation<typeof english> = {
  busyTitle: "Belegte Zeiten aus Ihrem Kalender",
  busyText: `Fügen Sie die iCalendar-Adresse Ihres eigenen Kalenders ein, dann werden Zeiten, zu denen Sie belegt sind, niemandem angeboten. Wir speichern nur, wann das ist, nicht, was Sie vorhaben. Alle ${READ_EVERY_MINUTES} Minuten wird neu abgerufen.`,
  busyWhere:
    "Google: Einstellungen, Ihr Kalender, Privatadresse im iCal-Format. Outlook: Einstellungen, Freigegebene Kalender, Veröffentlichen, ICS. iCloud: den Kalender öffentlich freigeben und den webcal-Link kopieren.",
  busyAddress: "Kalenderadresse",
  busyAdd: "Kalender hinzufügen",
  busyAdding: "Wird hinzugefügt\u00a0…",
  busyAdded: "Der Kalender von {host} wird abgerufen.",
  busyRemove: "Entfernen",
  busyRemoveLabel: "Kalender von {host} entfernen",
  busyRemoved: "Der Kalender von {host} wird nicht mehr abgerufen.",
  busyAgain: "Jetzt abrufen",
  busyAgainLabel: "Kalender von {host} jetzt abrufen",
  busyAgainDone: "Der Kalender von {host} wird abgerufen.",
  busyNone: "Noch wird kein Kalender abgerufen.",
  busyWaiting: "Wird abgerufen\u00a0…",
  busyRead: `{count, plural, =0 {Keine belegten Zeiten} one {# belegte Zeit} other {# belegte Zeiten}} in den nächsten ${MONTHS} Monaten, abgerufen: {when}`,
  busyKept:
    "Zuletzt abgerufen: {when}. {count, plural, one {Die damals bekannte # belegte Zeit gilt} other {Die damals bekannten # belegten Zeiten gelten}} weiter.",
  busyFailed: "Konnte nicht abgerufen werden",

  addressNeeded: "Bitte fügen Sie die Adresse eines Kalenders ein",
  addressUnreadable: "Das ist keine Kalenderadresse. Sie beginnt mit https:// oder webcal://",
  addressNotSecure: "Nur verschlüsselte Adressen werden abgerufen: https:// oder webcal://",
  addressKnown: "Dieser Kalender wird schon abgerufen.",
  feedsFull: `Es werden schon ${MAX_FEEDS} Kalender abgerufen. Entfernen Sie zuerst einen.`,

  unreachable: "Der Anbieter ist im öffentlichen Internet nicht erreichbar. Bitte prüfen Sie die Adresse.",
  tooManyFeeds: "Sie haben in kurzer Zeit viele Kalender hinzugefügt und abgerufen. Bitte warten Sie vor dem nächsten etwas.",
  ledAway: "Diese Adresse führt zu einem anderen Anbieter weiter. Bitte fügen Sie die Adresse ein, zu der sie führt.",
  refused: "Der Anbieter gibt ihn nicht heraus. Vielleicht ist er nicht mehr freigegeben.",
  tooLarge: `Dieser Kalender ist größer als ${inMegabytes(FEED_MAX_BYTES)}\u00a0MB.`,
  tooSlow: `Der Anbieter hat länger als ${MAX_FETCH_SECONDS} Sekunden gebraucht.`,
  notACalendar: "Dort steht kein Kalender im iCalendar-Format.",
  tooMuch: "Dieser Kalender hat zu viele Einträge.",

  ownTitle: "Ihre Beratungen in Ihrem Kalender",
  ownText:
    "Abonnieren Sie diese Adresse in Google Kalender, Outlook oder Apple Kalender, und Ihre Anfragen und Beratungen erscheinen dort von selbst. Wer die Adresse hat, kann sie lesen: Geben Sie sie nicht weiter.",
  ownNone:
    "Es gibt noch keine Adresse, oder sie ist mit Ihrem alten Passwort erloschen. Erstellen Sie eine und verbinden Sie Ihre Kalender damit.",
  ownSince: "Adresse erstellt am {date}.",
  ownRead: "Zuletzt abgerufen: {when}.",
  ownNeverRead: "Noch kein Kalender hat sie abgerufen.",
  ownMake: "Adresse erstellen",
  ownRenew: "Neue Adresse erstellen",
  ownRenewHint: "Die alte funktioniert dann sofort nicht mehr, ebenso nach einem neuen Passwort.",
  ownEnd: "Ausschalten",
  ownEnded: "Die Adresse Ihrer Beratungen funktioniert nicht mehr.",
  ownAddress: "Ihre geheime Adresse",
  ownOnce: "Kopieren Sie sie jetzt: Sie wird nur dieses eine Mal angezeigt.",
  ownOpen: "In einem Kalenderprogramm öffnen",
  ownName: "Beratungen bei {site}",

  entryTitle: "Beratung mit {name}: {topic}",
  entryTitleAsked: "Angefragt, mit {name}: {topic}",
  entryText: "Beratung zu {topic} mit {name}, gebucht bei {site}.",
  entryTextAsked: "Beratung zu {topic} mit {name}, bei {site} angefragt und noch nicht vereinbart.",
  someone: "jemandem",

  meetingTitle: "Meeting-Link",
  meetingText: "Wo Ihre Beratungen stattfinden. Beide Seiten sehen den Link, sobald eine Beratung angenommen ist.",
  meetingLabel: "Ihr eigener Meeting-Link",
  meetingHint:
    "Zum Beispiel Ihr Raum bei Zoom, Teams oder Meet. Ohne Angabe bekommt jede Beratung einen eigenen Raum bei {host}, mit einem Namen, den niemand erraten kann.",
  meetingJoin: "Am Meeting teilnehmen",
  meetingPlace: "Wo",
  meetingInvalid: "Bitte geben Sie einen Link ein, der mit https:// beginnt",
  meetingTooLong: `Höchstens ${MEETING_LINK_MAX_CHARACTERS} Zeichen`,
};
