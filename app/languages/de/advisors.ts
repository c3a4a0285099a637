import { CALENDAR_DAYS, TOP_RATING } from "#app/features/advisors/limits";
import type { advisorsMessages as english } from "#app/features/advisors/messages";
import { MAX_RATING } from "#app/features/reviews/limits";
import { RULE } from "#app/features/rules/rule-marks";
import type { Translation } from "../translation";
import { cardMessages } from "./advisors/cards";
import { compareMessages } from "./advisors/compare";
import { comparisonMessages } from "./advisors/comparison";
import { allAdvisorsMessages, directoryMessages } from "./advisors/directory";
import { grouped } from "./words";

const CALENDAR_WEEKS = `${CALENDAR_DAYS / 7} Wochen`;

/** The directory: filters, cards, the lists on category pages, and the advisor's public page, in German. */
export const advisorsMessages: Translation<typeof english> = {
  proof_verified: "{count, plural, other {Unser Team hat die Bewerbung gelesen und angenommen, bevor diese Seite online ging.}}",
  proof_invited: "Unser Team kennt {firstName} und hat die Einladung ausgesprochen, bevor diese Seite online ging.",
  proof_topRated: `Mit ${grouped(TOP_RATING)} oder besser bewertet, in {count, number} Bewertungen zu hier gebuchten Beratungen.`,
  proof_fastResponder:
    "{count, plural, one {Beantwortet Anfragen meist innerhalb einer Stunde.} other {Beantwortet Anfragen meist innerhalb von # Stunden.}}",
  proof_experience: "Mindestens {count, number} Jahre im Fach, nach eigenen Angaben.",
  proof_languages: "Berät in {count, number} Sprachen.",
  proof_sessions: "{count, number} hier abgeschlossene Beratungen.",

  back: "Berater finden",
  status_available: "Verfügbar",
  status_busy: "Ausgelastet",
  status_away: "Abwesend",
  book: "Beratung buchen",
  bookWith: "Bei {firstName} buchen",
  ask: "Frage stellen",
  lengths: "Dauer der Beratung",
  priceFor: "Preis für {duration}",
  badges: "Auszeichnungen",
  about: "Über {firstName}",
  noBio: "{firstName} hat noch nichts über sich geschrieben.",
  areas: "Fachgebiete",
  checked: "Was hinter den Auszeichnungen steht",
  atAGlance: "Auf einen Blick",
  place: "Standort",
  distanceLabel: "Entfernung von Ihnen",
  languagesLabel: "Sprachen",
  experienceLabel: "Erfahrung",
  experienceYears: "{span} Jahre",
  certifications: "Qualifikationen",
  sessionsLabel: "Beratungen",
  sessionsCount: "{count, number} abgeschlossen",
  memberLabel: "Dabei seit",
  times: "Nächste freie Termine",
  skipToTimes: "Zu den freien Terminen springen",
  moreTimes: "Später an diesem Tag",
  timesText: "Mit Ihrer Auswahl beginnt die Buchung; bevor die Anfrage angenommen ist, ist nichts zu zahlen.",
  timesChange: "Sie ändern Ihre Anfrage für {time}. Sie gilt, bis Sie die Änderung senden.",
  timesChangeBack: "Zurück zur Anfrage",
  timesAway: "{firstName} ist zurzeit abwesend. Sie können sich diese Seite merken und wiederkommen.",
  timesNone: `In den nächsten ${CALENDAR_WEEKS} ist nichts frei. Stellen Sie eine Frage, und finden Sie gemeinsam einen Termin.`,
  monthBefore: "Voriger Monat",
  monthAfter: "Nächster Monat",
  calendarOf: "Buchbare Tage: {month}",
  freeDay: "{date}: {count, plural, one {# freier Termin} other {# freie Termine}}",
  daySoFar: "der bisherige Tag",
  zoneLabel: "Zeitzone",
  zoneApply: "Anzeigen",
  bookShort: "Buchen",
  afterTitle: "So geht es nach der Anfrage weiter",
  afterAsk: "Der Termin ist sofort für Sie reserviert. Solange {firstName} nicht angenommen hat, entstehen Ihnen keine Kosten.",
  afterAnswer: "{firstName} antwortet innerhalb von {hours, number} Stunden: nimmt an oder schlägt einen anderen Termin vor.",
  afterMeet:
    "Sie treffen sich zur vereinbarten Zeit online, über den Link auf der Seite der Beratung. Danach können Sie einander bewerten.",
  afterPaying:
    "Sie zahlen den angezeigten Preis für diese eine Beratung{ways, select, provider {: per Karte, freigegeben mit Ihrer Anfrage und abgebucht, sobald {firstName} angenommen hat} bankOrLink {, sobald {firstName} angenommen hat: per Überweisung oder online über einen Link} bankCode {, sobald {firstName} angenommen hat: per Überweisung, mit einem Code zum Scannen} bank {, sobald {firstName} angenommen hat: per Überweisung} link {, sobald {firstName} angenommen hat: online über einen Link} other {. Wie, steht auf der Seite Ihrer Anfrage, sobald {firstName} angenommen hat}}.",
  priceNote: `Für ${RULE.lengths}, minutengenau berechnet. Den vollen Preis sehen Sie vor der Buchung.`,
  cancellation: "Falls etwas dazwischenkommt",
  cancelFull: "Absage mindestens {hours, number} Stunden vorher: alles zurück.",
  cancelPart: "Absage mindestens {hours, plural, one {# Stunde} other {# Stunden}} vorher: {percent} zurück.",
  cancelRest: "Später: {percent} zurück.",
  cancelNone: "Später: nichts zurück.",
  cancelAdvisor: "Wenn {firstName} absagt, erhalten Sie immer alles zurück.",
  reviews: "Bewertungen",
  noReviews: "Noch keine Bewertungen. Sie stammen nur aus gebuchten Beratungen und erscheinen, wenn beide Seiten geschrieben haben.",
  reviewsNote: "Nur aus gebuchten Beratungen.",
  outOfFive: `von ${MAX_RATING}`,
  starsRow: "{rating, plural, one {# Stern} other {# Sterne}}",
  starsShare: "{rating, plural, one {# Stern} other {# Sterne}}: {count, number} von {total, number} Bewertungen",
  clientWithoutName: "Ein Kunde",
  replyOf: "Antwort von {firstName}",
  allReviews: "Alle {count, number} Bewertungen anzeigen",
  reviewPages: "Weitere Bewertungen",
  newerReviews: "Neuere Bewertungen",
  olderReviews: "Ältere Bewertungen",
  readOn: "Weiterlesen",

  ...allAdvisorsMessages,
  ...directoryMessages,
  ...cardMessages,
  ...compareMessages,
  ...comparisonMessages,
};
