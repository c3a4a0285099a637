import type { askingMessages as english } from "#app/features/booking/hour/messages-of-asking";
import { NAME_MAX_CHARACTERS } from "#app/features/profiles/limits";
import type { Translation } from "../../translation";

/** Requesting a chosen time: personal details, the subject, and the confirmation, in Italian. */
export const askingMessages: Translation<typeof english> = {
  askedName: "Il Suo nome",
  askedNameHint: "{name} vede chi fa la richiesta. Il nome viene salvato nel Suo profilo.",
  askedNameLong: `Al massimo ${NAME_MAX_CHARACTERS} caratteri`,
  askedNameCharacters: "Usi lettere, spazi, trattini e apostrofi",
  askedNameNeeded: "Inserisca il Suo nome: così il consulente vede chi fa la richiesta.",
  askedNameReserved:
    "Questo nome potrebbe essere confuso con il sito stesso. Indichi il Suo, con ogni parola in lettere di un solo alfabeto.",
  note: "Di cosa si tratta?",
  noteElsewhere: "Un testo è stato scritto in un altro browser. Qui non viene inserito: se è Suo, lo scriva di nuovo.",
  unusualHour: "Da Lei sarà {part, select, early {prima delle {from}} other {dopo le {to}}}. È quello che intende?",
  unusualHourSuggested: "Da Lei sarà {part, select, early {prima delle {from}} other {dopo le {to}}}. Può scegliere un altro orario.",
  unusualHourTheirs: "Per {name} sarà {part, select, early {prima delle {from}} other {dopo le {to}}}.",

  requestedTitle: "Richiesta di consulenza inviata!",
  requestSent: "{name} ha ricevuto la Sua richiesta. Lei avrà una risposta entro {hours, number} ore.",
  requestSentSoon: "{name} ha ricevuto la Sua richiesta. Lei avrà una risposta al più tardi prima dell’inizio.",
  findOthers: "Trova altri consulenti",
  findOthersThen: "Trova altri consulenti liberi a quell’ora",
  changedMeanwhile: "Nel frattempo la consulenza è cambiata. La controlli di nuovo.",
  refundChanged:
    "Nulla è stato annullato: nel frattempo il costo di un annullamento è cambiato e ora è indicato sotto. Lo controlli di nuovo.",
  nothingChanged: "Non è cambiato nulla: la Sua richiesta resta com’è.",
  acceptedMeanwhile: "Nel frattempo {firstName} ha accettato, quindi la modifica non è stata fatta. Ciò che ha scritto è ancora qui.",
};
