import type { connectionsMessages as english } from "#app/features/admin/connections/messages";
import { FORMER_DAYS, MAIL_PORTS, USUAL_PORTS } from "#app/platform/connections/limits";
import type { Translation } from "../../translation";
import { counted } from "../words";

const FOR = counted(FORMER_DAYS, "un giorno", "giorni");

/** Texts of the site's address and its mail server, in Italian. */
export const connectionsMessages: Translation<typeof english> = {
  addressTitle: "Indirizzo del sito",
  addressText: "Dove si raggiunge il sito. Lì portano i link nelle email, e solo da lì si accettano moduli.",
  address: "Indirizzo pubblico",
  addressHint: "Con https://. Non cambia nulla finché non apre il sito lì e conferma l’indirizzo.",
  addressProposedLabel: "Indirizzo pubblico, non ancora confermato",
  addressGiven: "{address}, impostato come BASE_URL all’avvio del sito. Si modifica lì.",
  addressProposed:
    "Apra <link></link>, acceda e confermi l’indirizzo in questa pagina. Da quel momento vale, e tutte le altre persone accedono di nuovo.",
  addressRefused: "Inserisca un indirizzo come https://advice.example.com, senza una pagina.",
  addressStands: "Questo è ora l’indirizzo del sito.",
  addressEntered: "Ora apra il sito a quell’indirizzo, acceda e lo confermi.",
  addressCleared: "Il sito ora non ha un indirizzo pubblico.",
  saveAddress: "Salva l’indirizzo",
  confirmAddress: "Sono lì: usa questo indirizzo",
  notThere: "Lei non è a quell’indirizzo. Apra il sito lì, acceda e confermi l’indirizzo in questa pagina.",
  inEnvironment: "Questo è impostato all’avvio del sito e si modifica lì.",
  mailTitle: "Server di posta",
  mailText: `Attraverso quale server il sito invia le sue email, e da chi arrivano. Il Suo fornitore di posta indica questi valori come SMTP. Per ${FOR} dopo una modifica, i link agli account degli amministratori, come quello per una nuova password, passano solo per il server di prima; se non c’era, non vengono inviati.`,
  serverGiven: "Le email passano per {host}, impostato come SMTP_URL all’avvio del sito. Si modifica lì.",
  senderGiven: "Arrivano da {sender}, impostato come MAIL_FROM.",
  host: "Server",
  hostHint: "Se resta vuoto, le email restano in Posta e nessuno le riceve.",
  hostRefused: "Inserisca il nome di un server, per esempio smtp.example.com.",
  encryption: "Crittografia",
  encryption_tls: `TLS (di solito porta ${USUAL_PORTS.tls})`,
  encryption_starttls: `STARTTLS (di solito porta ${USUAL_PORTS.starttls})`,
  encryption_none: "Nessuna (sulla propria macchina)",
  encryptionNeeded: "Una password si invia solo cifrata. Scelga TLS o STARTTLS.",
  port: "Porta",
  portHint: `Una di queste: ${MAIL_PORTS.join(", ")}.`,
  portRefused: `Inserisca una di queste: ${MAIL_PORTS.join(", ")}.`,
  user: "Utente",
  password: "Password",
  passwordHint: "Conservata cifrata, e mai più mostrata.",
  passwordKept: "Ce n’è una conservata. Se il campo resta vuoto, continua a valere; per un altro server o utente la inserisca di nuovo.",
  passwordAgain: "Inserisca la password per questo server e utente.",
  passwordSet: "modificata",
  passwordRemoved: "rimossa",
  senderName: "Nome del mittente",
  senderAddress: "Indirizzo del mittente",
  senderHint: "La maggior parte dei server accetta email solo da un proprio indirizzo.",
  saveMail: "Salva il server di posta",
  mailSaved: "Il server di posta è salvato. Invii un’email di prova per vedere se funziona.",
};
