import { IDEMPOTENCY_KEY_CHARACTERS, NOTE_MAX_CHARACTERS, REASON_MAX_CHARACTERS } from "#app/features/booking/limits";
import type { refusalMessages as english } from "#app/features/booking/request/messages-of-refusals";
import { RULE } from "#app/features/rules/rule-marks";
import { MAX_LEAD_DAYS, MINIMUM_LEAD_MINUTES } from "#app/features/schedule/lead-time";
import { LIMITS } from "#app/platform/limits/limits";
import type { Translation } from "../../translation";
import { grouped } from "../words";

const FIRST_REQUESTS = LIMITS["open-first-requests"];

/** Why a request, or a search for one, was rejected, in German. */
export const refusalMessages: Translation<typeof english> = {
  failed: "Die Beratung konnte nicht gebucht werden. Bitte versuchen Sie es noch einmal.",
  invalid: "Ein Teil der Angaben ist nicht lesbar.",
  notATime: "Bitte geben Sie Datum und Uhrzeit ein.",
  inTheGap: "Diese Uhrzeit gibt es wegen der Zeitumstellung nicht. Welche der beiden meinen Sie?",
  ambiguous: "Diese Uhrzeit gibt es wegen der Zeitumstellung zweimal. Welche der beiden meinen Sie?",
  zoneNeeded: "Dafür brauchen wir eine Zeitzone. Wählen Sie Ihre im Profil.",
  zoneUnknown: "Diese Zeitzone ist nicht bekannt.",
  tooSoon: `Bitte wählen Sie einen Termin frühestens in ${MINIMUM_LEAD_MINUTES} Minuten.`,
  tooFar: `Bitte wählen Sie einen Termin innerhalb der nächsten ${MAX_LEAD_DAYS} Tage.`,
  durationUnknown: `Bitte wählen Sie ${RULE.lengths}.`,
  urgencyUnknown: "Bitte wählen Sie „Normal“ oder „Eilig“.",
  priceUnreadable: "Dieser Preis ist nicht lesbar.",
  quoteUnreadable: "Dieser Preis ist nicht bekannt. Bitte suchen Sie noch einmal.",
  keyUnreadable: `Der Idempotenzschlüssel muss aus ${IDEMPOTENCY_KEY_CHARACTERS.least} bis ${IDEMPOTENCY_KEY_CHARACTERS.most} Buchstaben, Ziffern, - oder _ bestehen.`,
  keyReused: "Dieser Idempotenzschlüssel gehört zu einer anderen Anfrage.",
  noteTooLong: `Bitte höchstens ${grouped(NOTE_MAX_CHARACTERS)} Zeichen.`,
  reasonTooLong: `Bitte höchstens ${grouped(REASON_MAX_CHARACTERS)} Zeichen.`,
  advisorUnknown: "Dieser Berater ist nicht bekannt.",
  advisorUnavailable: "Dieser Berater ist für dieses Thema im Moment nicht buchbar.",
  advisorGone: "{firstName} ist hier zurzeit nicht buchbar. Was Sie geschrieben haben, steht noch hier.",
  blocked: "Sie haben diese Person blockiert. Heben Sie die Blockierung unter „Nachrichten“ auf, um anzufragen.",
  ownAdvisory: "Sie können sich nicht selbst buchen.",
  noticeOver: "Für diesen Termin ist es nun zu spät: Der Berater braucht mehr Vorlauf.",
  timeTaken: "Dieser Termin ist nicht mehr frei. Bitte wählen Sie einen anderen.",
  priceChanged: "Der angezeigte Preis gilt nicht mehr. Bitte sehen Sie ihn sich noch einmal an.",
  tooManyRequests: "Sie haben viele offene Anfragen. Bitte warten Sie auf Antworten, oder ziehen Sie einige zurück.",
  firstRequestsOpen: `Vor Ihrer ersten bezahlten Beratung dürfen bei einem Berater ${FIRST_REQUESTS.perPerson} Ihrer Anfragen offen sein, und ${FIRST_REQUESTS.perNetwork} aus Ihrem Netzwerk, damit andere Zeiten finden. Bitte warten Sie auf eine Antwort oder ziehen Sie eine Anfrage zurück.`,
  newClientsInWeek:
    "In diesen Tagen haben schon viele Neue um Termine gebeten. Bitte wählen Sie eine andere Woche, oder fragen Sie später an.",
  fewHours: "In diesen Tagen ist wenig frei, und eine Stunde bleibt anderen. Bitte wählen Sie eine kürzere Dauer oder andere Tage.",
  requestedTooOften: "Sie haben in kurzer Zeit viele Anfragen gesendet. Bitte warten Sie vor der nächsten etwas.",
  tooManyPrices: "Sie haben in kurzer Zeit viele Preise abgerufen. Bitte warten Sie ein paar Minuten.",
  tooManySteps: "Das war viel auf einmal. Bitte warten Sie ein paar Minuten und versuchen Sie es dann noch einmal.",
  tooManyStepsToday: "Das war viel an einem Tag. Bitte warten Sie bis morgen und versuchen Sie es dann noch einmal.",
};
