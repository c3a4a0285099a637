import { IDEMPOTENCY_KEY_CHARACTERS, NOTE_MAX_CHARACTERS, REASON_MAX_CHARACTERS } from "#app/features/booking/limits";
import type { refusalMessages as english } from "#app/features/booking/request/messages-of-refusals";
import { RULE } from "#app/features/rules/rule-marks";
import { MAX_LEAD_DAYS, MINIMUM_LEAD_MINUTES } from "#app/features/schedule/lead-time";
import { LIMITS } from "#app/platform/limits/limits";
import type { Translation } from "../../translation";

const FIRST_REQUESTS = LIMITS["open-first-requests"];

/** Why a request, or a search for one, was rejected, in Italian. */
export const refusalMessages: Translation<typeof english> = {
  failed: "Non è stato possibile prenotare la consulenza. Riprovi.",
  invalid: "Alcuni dei dati inviati non sono leggibili.",
  notATime: "Inserisca una data e un orario.",
  inTheGap: "Con il cambio dell’ora questo orario non esiste. Quale dei due intende?",
  ambiguous: "Con il cambio dell’ora questo orario si ripete due volte. Quale dei due intende?",
  zoneNeeded: "Per questo orario serve un fuso orario. Scelga il Suo nel profilo.",
  zoneUnknown: "Questo fuso orario non è riconosciuto.",
  tooSoon: `Scelga un orario ad almeno ${MINIMUM_LEAD_MINUTES} minuti da adesso.`,
  tooFar: `Scelga un orario entro i prossimi ${MAX_LEAD_DAYS} giorni.`,
  durationUnknown: `Scelga una durata di ${RULE.lengths}.`,
  urgencyUnknown: "Scelga normale o urgente.",
  priceUnreadable: "Questo prezzo non è leggibile.",
  quoteUnreadable: "Questo prezzo non è riconosciuto. Ripeta la ricerca.",
  keyUnreadable: `La chiave di idempotenza deve avere da ${IDEMPOTENCY_KEY_CHARACTERS.least} a ${IDEMPOTENCY_KEY_CHARACTERS.most} caratteri tra lettere, cifre, - e _.`,
  keyReused: "Questa chiave di idempotenza appartiene a un’altra richiesta.",
  noteTooLong: `Non superi i ${NOTE_MAX_CHARACTERS} caratteri.`,
  reasonTooLong: `Non superi i ${REASON_MAX_CHARACTERS} caratteri.`,
  advisorUnknown: "Questo consulente non è riconosciuto.",
  advisorUnavailable: "Al momento questo consulente non è prenotabile per questo argomento.",
  advisorGone: "Al momento non è possibile prenotare con {firstName}. Ciò che ha scritto è ancora qui.",
  blocked: "Ha bloccato questa persona. La sblocchi nei messaggi per inviare una richiesta.",
  ownAdvisory: "Non è possibile prenotare una consulenza con il proprio profilo.",
  noticeOver: "Questo orario è ormai troppo vicino: il consulente chiede più preavviso. Ne scelga un altro.",
  timeTaken: "Questo orario non è più libero. Ne scelga un altro.",
  priceChanged: "Il prezzo non è più quello che ha visto. Lo controlli di nuovo.",
  tooManyRequests: "Ha molte richieste aperte. Attenda le risposte o ne ritiri qualcuna.",
  firstRequestsOpen: `Prima della Sua prima consulenza pagata può avere al massimo ${FIRST_REQUESTS.perPerson} richieste aperte con lo stesso consulente, e ${FIRST_REQUESTS.perNetwork} dalla Sua rete, che lascino orari agli altri. Attenda una risposta o ne ritiri una.`,
  newClientsInWeek: "Molte nuove persone hanno già chiesto orari in questi giorni. Scelga un’altra settimana o riprovi più tardi.",
  fewHours: "In questi giorni ci sono poche ore libere e una resta per altre persone. Scelga una durata più breve o un altro orario.",
  requestedTooOften: "Ha inviato molte richieste in poco tempo. Attenda prima di inviarne un’altra.",
  tooManyPrices: "Ha chiesto molti prezzi in poco tempo. Attenda qualche minuto.",
  tooManySteps: "Troppe operazioni in poco tempo. Attenda qualche minuto e riprovi.",
  tooManyStepsToday: "Troppe operazioni in un giorno. Attenda fino a domani e riprovi.",
};
