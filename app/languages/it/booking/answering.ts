import type { answeringMessages as english } from "#app/features/booking/answering/messages";
import type { Translation } from "../../translation";

/** Texts beside a request or a session, for its advisor, in Italian. */
export const answeringMessages: Translation<typeof english> = {
  nothingElse: "Nient’altro in quell’orario",
  against: "{count, plural, one {C’è un impedimento} other {Ci sono # impedimenti}}",
  request: "Una richiesta di {name} alla stessa ora: <time></time>",
  session: "Una sessione con {name} alla stessa ora: <time></time>",
  own: "La Sua consulenza con {name}: <time></time>",
  near: "Meno dei Suoi {minutes, number} minuti di pausa prima o dopo {name}: <time></time>",
  busy: "Il Suo calendario è occupato: da <time></time> a <until></until>",
  dayOff: "Ha segnato quel giorno come libero",
  outsideHours: "Fuori dai Suoi orari settimanali",
  dayFull: "La Sua giornata è piena: {count, plural, one {accetta al massimo # consulenza} other {accetta al massimo # consulenze}}",
  earlier:
    "{count, plural, =0 {Nessuna sessione svolta} one {Una sessione precedente} other {# sessioni precedenti}} con {name}{others, plural, =0 {} one {, un’altra richiesta} other {, altre # richieste}}",
  firstTime: "Prima volta con {name}",
  firstTimeUnnamed: "Un nuovo cliente",
  byState: "Sessioni per stato",
  allStates: "Tutte",
  timeProposed: "Orario proposto",
  toConfirm: "Da confermare",
  notAgreed: "Senza accordo",
  noneOfState: "Nessuna in questo stato.",
};
