import { PASSWORD_MIN_CHARACTERS } from "#app/features/accounts/limits";
import type { formMessages as english } from "#app/features/accounts/sign-up/messages";
import { LIMITS } from "#app/platform/limits/limits";
import type { Translation } from "../../translation";
import { counted } from "../words";

const CHANGES = counted(LIMITS["account-change"].minutes / 60, "ora", "ore");

/** The sign-in and sign-up forms, wherever they are shown, and their responses, in Italian. */
export const formMessages: Translation<typeof english> = {
  tabs: "Accesso o registrazione",
  signIn: "Accedi",
  signingIn: "Accesso in corso…",
  signUp: "Registrati",
  createAccount: "Crea account",
  creatingAccount: "Creazione dell’account…",
  email: "Email",
  password: "Password",
  passwordHint: `Almeno ${PASSWORD_MIN_CHARACTERS} caratteri, con una lettera maiuscola, una minuscola e un numero.`,
  confirmPassword: "Conferma la password",
  rememberMe: "Mantieni l’accesso",
  accountType: "Tipo di account",
  accountTypeHint: "Un account personale non può diventare in seguito aziendale o di un’organizzazione.",
  individual: "Privato",
  business: "Azienda",
  organisation: "Organizzazione",
  forgotLink: "Password dimenticata?",
  or: "oppure",
  google: "Continua con Google",
  linkedin: "Continua con LinkedIn",
  linkedinSoonTitle: "In arrivo",
  linkedinSoonText: "Presto sarà possibile accedere con LinkedIn. Fino ad allora usi la Sua email.",

  emailRequired: "L’email è obbligatoria",
  emailInvalid: "Inserisca un indirizzo email valido",
  emailTooLong: "L’email è troppo lunga",
  passwordTooShort: `La password deve avere almeno ${PASSWORD_MIN_CHARACTERS} caratteri`,
  passwordTooLong: "La password è troppo lunga",
  passwordTooSimple: "La password deve contenere almeno una lettera maiuscola, una minuscola e un numero",
  passwordsDiffer: "Le password non corrispondono",
  accountTypeUnknown: "Scelga un tipo di account",

  tooManyAttempts: `Troppi tentativi. Attenda ${LIMITS["sign-in"].minutes} minuti prima di riprovare.`,
  tooManySignUps: "Oggi dalla Sua rete sono stati creati molti account. Riprovi domani.",
  tooManyToday: "Oggi ci sono stati molti tentativi dalla Sua rete. Riprovi domani.",
  tooManyChanges: `Ha modificato il Suo account molte volte. Attenda fino a ${CHANGES} prima della prossima modifica.`,
  invalidRequest: "Richiesta non valida. Controlli i dati inseriti.",
  authenticationFailed: "Autenticazione non riuscita. Riprovi.",
  errorOccurred: "Si è verificato un errore. Riprovi.",
  unexpectedError: "Si è verificato un errore imprevisto",
  invalidCredentials: "Email o password non corretti.",
  emailNotConfirmed: "Email non confermata",
  emailNotConfirmedText: "Apra il link nell’email che Le abbiamo inviato, oppure ne richieda un’altra.",
  suspended: "Questo account è sospeso. Se pensa che si tratti di un errore, scriva a {email}.",
  busy: "In questo momento molte persone stanno effettuando l’accesso. Riprovi tra qualche secondo.",

  checkEmailTitle: "Controlli la Sua email",
  checkEmailText: "Le abbiamo inviato un link di conferma.",
  toSignIn: "Torna all’accesso",
  confirming: "Conferma…",
  newPassword: "Nuova password",

  signedOut: "Disconnessione effettuata.",
  linkEndedTitle: "Questo link non è più valido",
};
