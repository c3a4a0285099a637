import type { helpMessages as english } from "#app/features/guide/help/messages";
import type { Translation } from "../../translation";

/** The help page: contacts, and common questions, in Italian. */
export const helpMessages: Translation<typeof english> = {
  title: "Aiuto e contatti",
  description: "A chi rivolgersi e le risposte più cercate: pagamenti, rimborsi, modifiche e annullamenti, diventare consulente e privacy.",
  intro: "Le risposte più cercate, e a chi rivolgersi se la Sua domanda non è tra queste.",
  contents: "In questa pagina",

  contactTitle: "Ci contatti",
  contactText: "Ci scriva per un account, un pagamento o una consulenza. Se si tratta di una sessione, indichi il consulente e l’orario.",
  email: "Email",
  phone: "Telefono",
  place: "Luogo",
  assistant: "Chieda all’assistente AI",

  paymentTitle: "Pagamento",
  paymentText: "Paga le sessioni che prenota, nient’altro.",
  whenPay: "Quando si paga?",
  whenPayAnswer:
    "Il prezzo è dovuto solo dopo che un consulente ha accettato. Lo vede per intero, voce per voce, prima di inviare la richiesta, e resta bloccato per {minutes, number} minuti.",
  whenPayLink: "Come si forma un prezzo",
  howPay: "Come si paga?",
  howPayProvider: "Sulla pagina del nostro fornitore di pagamenti, raggiungibile dalla consulenza. Questo sito non vede mai la Sua carta.",
  howPayOutside: "A {site}, {ways}. L’importo e i dettagli sono indicati nella consulenza quando è accettata.",
  howPayNamed: "Nel modo indicato da {site}. L’importo e i dettagli sono indicati nella consulenza quando è accettata.",
  byTransfer: "con bonifico bancario",
  byLink: "su una pagina di pagamento",
  receipt: "Dove trovo la ricevuta?",
  receiptAnswer: "Nella pagina Fatturazione, appena il denaro è arrivato.",
  receiptLink: "Vai a Fatturazione",

  refundTitle: "Rimborsi",
  refundText: "Se annulla una sessione concordata, ecco quanto Le viene restituito.",
  notHeld: "E se il consulente annulla o non si presenta?",
  notHeldAnswer:
    "Se il consulente annulla, il rimborso è completo. Se non si presenta nessuno, lo segnali nella pagina della consulenza a partire da {minutes, number} minuti dopo l’inizio. Il consulente ha poi {hours, number} ore per rispondere.",
  fellShort: "E se la sessione non corrisponde a quanto concordato?",
  fellShortAnswer:
    "Scriva prima al consulente, poi a noi. Ascoltiamo entrambe le parti e possiamo concedere un rimborso parziale o completo.",
  fellShortLink: "Le regole, nei Termini di servizio",

  changeTitle: "Modificare o annullare",
  changeText: "Si fa tutto dalla pagina della consulenza.",
  withdraw: "Posso ritirare una richiesta?",
  withdrawAnswer:
    "Sì, finché il consulente non ha accettato, senza alcun costo. Senza risposta scade da sola dopo {hours, number} ore, o all’inizio della sessione se arriva prima.",
  move: "Possiamo incontrarci a un altro orario?",
  moveAnswer: "Ognuno può proporne uno. L’orario concordato resta valido finché l’altra parte non accetta quello nuovo.",
  cancel: "Come posso annullare?",
  cancelAnswer: "Apra la consulenza e la annulli da lì. Prima di confermare vede quanto Le viene restituito.",
  cancelLink: "Le Sue consulenze",

  advisorTitle: "Diventare consulente",
  advisorText: "Decide Lei cosa offrire, quando è disponibile e quanto costa un’ora.",
  apply: "Come ci si candida?",
  applyAnswer:
    "Ci indichi il Suo settore, l’esperienza, la documentazione e le lingue. Quello che ha scritto resta salvato fino all’invio.",
  applyLink: "Diventa consulente",
  review: "Quanto tempo ci vuole?",
  reviewAnswer:
    "Una persona legge la Sua candidatura, di norma entro {hours, number} ore. In caso di rifiuto Le comunichiamo i motivi e può candidarsi di nuovo.",
  earn: "Quanto ricevo?",
  earnAll: "Il consulente riceve l’intero prezzo: al momento questo sito non ne trattiene nulla.",
  earnLess:
    "Il consulente riceve il prezzo, meno la quota trattenuta da questo sito ({percent}). La parte che resta è indicata accanto a ogni richiesta, prima che venga accettata.",

  privacyTitle: "Privacy",
  privacyText: "Non vendiamo nulla e non c’è pubblicità.",
  kept: "Cosa conservate su di me?",
  keptAnswer: "Ciò che serve al sito per funzionare: il Suo account, il profilo, le sessioni e i messaggi.",
  keptLink: "Informativa sulla privacy",
  erase: "Posso esportare i miei dati o eliminare l’account?",
  eraseAnswer:
    "Sì, entrambe le cose, nella sezione Sicurezza del Suo profilo. Se dopo la richiesta di eliminazione accede entro {days, number} giorni, l’account torna attivo.",
  eraseLink: "Sicurezza",
  recorded: "Le sessioni vengono registrate?",
  recordedAnswer: "Il sito non registra nulla: né audio, né video, né trascrizioni.",
};
