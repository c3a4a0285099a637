import { LINK_HOURS, SIGN_UP_CODE_MINUTES } from "#app/features/accounts/limits";
import type { codeOfMailMessages as codeEnglish, waitingMessages as english } from "#app/features/accounts/sign-up/messages-of-waiting";
import type { Translation } from "../../translation";
import { counted } from "../words";

const CONFIRMATION = counted(LINK_HOURS.confirm_email, "ora", "ore");

/** Waiting for an emailed link, in Italian. */
export const waitingMessages: Translation<typeof english> = {
  waitingTitle: "Manca un solo passaggio",
  waitingText: `Apra il link nell’email inviata a <strong>{email}</strong>. Funziona una sola volta ed è valido per ${CONFIRMATION}.`,
  waitingAnyText: `Apra il link nell’email che Le abbiamo inviato. Funziona una sola volta ed è valido per ${CONFIRMATION}.`,
  waitingHour: "<time></time> con {name}: l’orario è riservato per Lei fino alle <until></until>.",
  waitingElsewhere: "In un altro browser sceglierà di nuovo la password.",
  waitingHint: "Dopo qualche minuto non è ancora arrivata? Controlli nello spam, poi ne richieda un’altra.",
  sendAgain: "Invia di nuovo",
  sendingAgain: "Invio…",
  sentAgain: "Se quell’indirizzo è in attesa di conferma, un nuovo link è in arrivo.",
  wrongAddress: "L’indirizzo è sbagliato?",
  correctAddress: "Correggi",
  mailedOften:
    "Nell’ultima ora sono stati richiesti più link con questo indirizzo, quindi per ora non ne inviamo altri. Se ne è arrivato qualcuno, il più recente funziona, chiunque lo abbia richiesto. Oppure riprovi tra {minutes, plural, one {# minuto} many {# minuti} other {# minuti}}.",
};

/** Confirming with the code of the same email, in Italian. */
export const codeOfMailMessages: Translation<typeof codeEnglish> = {
  codeOfMail: "Codice",
  codeOfMailHint: `Le cifre arrivate con il link, se lo legge su un altro dispositivo. Qui valgono per ${SIGN_UP_CODE_MINUTES} minuti.`,
  codeOfMailGo: "Conferma e richiedi",
  codeWrong: "Il codice non è corretto o è troppo vecchio. Il link funziona ancora.",
};
