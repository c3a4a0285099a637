import { LINK_HOURS, SECOND_FACTOR_END_HOURS } from "#app/features/accounts/limits";
import type { directoryMessages as english } from "#app/features/admin/people/messages";
import type { Translation } from "../../translation";
import { counted } from "../words";

const RESET = counted(LINK_HOURS.reset_password, "ora", "ore");

/** A person's page, and removing an advisor from the directory, in Italian. */
export const directoryMessages: Translation<typeof english> = {
  unlisted: "Non in elenco",
  unlist: "Togli dall’elenco",
  unlistNamed: "Togli dall’elenco: {name}",
  unlistTitle: "Togli dall’elenco",
  unlistText:
    "Nessuno potrà più trovare {name} né prenotare. L’account resta, come pure quanto concordato. Il motivo viene comunicato via email.",
  unlistLeavingText:
    "Finché l’eliminazione dell’account è in corso, nessuno trova o prenota {name}. Se la toglie, la sua pagina resta fuori dall’elenco anche se l’account viene mantenuto. Il motivo viene comunicato via email.",
  relist: "Rimetti nell’elenco",
  relistNamed: "Rimetti nell’elenco: {name}",
  advisorUnlisted: "Il consulente non è più in elenco.",
  advisorRelisted: "Il consulente è di nuovo in elenco.",
  unlistedSubject: "La Sua pagina su {site} al momento non è visibile",
  unlistedEmail: "un amministratore di {site} ha tolto la Sua pagina dall’elenco dei consulenti. Il motivo:",
  unlistedStays: "Il Suo account resta com’è, e così quanto ha concordato con i clienti.",
  restoredSubject: "Il Suo account su {site} è di nuovo attivo",
  restoredEmail: "un amministratore di {site} ha riammesso il Suo account: può accedere come prima.",
  restoredCancelled: "Le consulenze annullate nel frattempo restano annullate; chieda un nuovo orario.",
  areaGoneSubject: "Scelga un altro argomento su {site}",
  areaGoneEmail:
    "nessuno dei Suoi argomenti viene più offerto su {site}: un amministratore ha cambiato l’offerta. Finché non ne sceglie un altro, nessuno può trovarLa né prenotare.",
  areaGoneAction: "Scegli un argomento",
  areaBackEmail: "su {site} si offrono di nuovo argomenti Suoi: i clienti possono trovarLa e prenotare come prima. Non deve fare nulla.",
  relistedSubject: "La Sua pagina su {site} è di nuovo visibile",
  relistedEmail:
    "un amministratore di {site} ha rimesso la Sua pagina nell’elenco dei consulenti: i clienti possono di nuovo trovarLa e prenotare.",
  leavesLater: "È stata chiesta l’eliminazione dell’account. Resta in attesa finché l’account è sospeso.",
  leavesOn: "È stata chiesta l’eliminazione dell’account. Sarà cancellato il <time></time>, a meno di un accesso prima di allora.",
  leavesShown: "In caso di accesso, la sua pagina torna nell’elenco.",
  leavesUnlisted: "Anche in caso di accesso, la sua pagina resta fuori dall’elenco.",
  endSecondFactor: "Disattiva l’autenticazione a due fattori",
  endSecondFactorNamed: "Disattiva l’autenticazione a due fattori: {name}",
  endSecondFactorText: `Per chi ha perso il telefono e i codici di recupero. Si assicuri prima che la richiesta venga davvero da {name}. La disattivazione avviene tra ${SECOND_FACTOR_END_HOURS} ore. Il motivo viene comunicato subito via email e fino ad allora la persona può fermarla, come ogni amministratore: tutti ne vengono informati.`,
  secondFactorEnds: `L’autenticazione a due fattori verrà disattivata tra ${SECOND_FACTOR_END_HOURS} ore, se nessuno lo ferma.`,
  secondFactorEndsOn: "L’autenticazione a due fattori verrà disattivata il <time></time>, come disposto da un amministratore.",
  keepSecondFactor: "Mantieni l’autenticazione a due fattori",
  keepSecondFactorNamed: "Mantieni l’autenticazione a due fattori: {name}",
  secondFactorStays: "L’autenticazione a due fattori resta attiva.",
  ownSecondFactor: "La Sua si disattiva in “Sicurezza”, oppure da parte di un altro amministratore.",
  suspendedSecondFactor: "Con un account sospeso nessuno accede comunque. Prima lo riattivi.",
  allPeople: "Tutte le persone",
  reportsAbout: "Segnalazioni su questa persona",
  publicPage: "Pagina pubblica",
  personApplications: "Candidature",
  allOfThem: "Tutte le {count, number} consulenze",
  personConsultations: "Consulenze",
  noneYet: "Ancora nulla",
  nothingDone: "Ancora nulla",
  cameWithDemo: "Fa parte della demo, senza candidatura.",
  cameOtherwise: "È consulente senza aver presentato una candidatura.",
  cameInvited: "Su invito",
  personDone: "Cosa hanno fatto gli amministratori",
  mailAgain: "Invia di nuovo l’email di conferma",
  mailAgainNamed: "Invia di nuovo l’email di conferma: {name}",
  linkToPassOn: "Mostra un link di conferma",
  linkToPassOnNamed: "Mostra un link di conferma: {name}",
  linkToPassOnText: `Questo sito non invia ancora email. Invii Lei il link all’indirizzo qui sopra: viene mostrato solo questa volta, funziona una volta sola e per ${LINK_HOURS.confirm_email} ore, e chi lo possiede sceglie la password.`,
  noLinkToPassOn: "Un link da consegnare è disponibile finché il sito non invia email e un indirizzo attende la conferma.",
  passwordLink: "Mostra un link per la password",
  passwordLinkNamed: "Mostra un link per la password: {name}",
  passwordLinkTitle: "Consegnare un link per scegliere una nuova password?",
  passwordLinkQuestion:
    "Questo sito non può inviare email, quindi {name} non può chiedere un link. Chi possiede questo link entra nell’account: si assicuri che a chiederlo sia stato davvero {name}. Il titolare dell’account ne viene avvisato.",
  passwordLinkText: `Invii Lei il link all’indirizzo qui sopra: viene mostrato solo questa volta e funziona una volta sola, per ${RESET}. Fino ad allora vale la password precedente.`,
  noPasswordLink:
    "Un link da consegnare è disponibile solo finché il sito non invia email, e per account confermati che non siano sospesi né di un amministratore.",
  emailChangeLink: "Mostra un link per il nuovo indirizzo",
  emailChangeLinkNamed: "Mostra un link per il nuovo indirizzo: {name}",
  emailChangeLinkTitle: "Consegnare un link per confermare un altro indirizzo?",
  emailChangeLinkQuestion:
    "{name} ha chiesto un altro indirizzo e questo sito non può inviare email. Prima conferma l’indirizzo attuale, poi quello nuovo: invii ogni link solo a quell’indirizzo. Il titolare dell’account viene avvisato.",
  emailChangeOldText:
    "Invii Lei il link all’indirizzo qui sopra: viene mostrato solo questa volta. Quando sarà stato usato, mostri quello per il nuovo indirizzo.",
  emailChangeNewText:
    "Invii Lei il link al nuovo indirizzo, {newEmail}: viene mostrato solo questa volta. Quando sarà stato usato, sarà l’indirizzo dell’account.",
  noEmailChangeLink:
    "C’è un link da consegnare solo finché il sito non invia email e un cambio di indirizzo è in attesa, e per account che non sono sospesi né di un amministratore.",
  mailedAgain: "Il link di conferma è stato inviato di nuovo.",
  notWaiting: "Il link si invia di nuovo solo a un indirizzo non ancora confermato di un account non sospeso.",
  personGone: "Questo account non esiste più.",
  peopleChanged: "Fatto per {count, plural, one {# persona} other {# persone}}.",
  unlistManyText:
    "Nessuno può più trovare o prenotare queste persone. I loro account e quanto concordato restano. Ricevono il motivo via email.",
  suspendManyText:
    "Vengono disconnesse ovunque, non possono accedere e non compaiono da nessuna parte finché Lei non le riammette. Ricevono il motivo via email. Se non c’è riammissione entro {seconds} secondi, le richieste aperte e le consulenze concordate vengono annullate: entrambe le parti ne sono informate e quanto pagato viene rimborsato per intero. Ciò che deve restituire Lei si trova in «Pagamenti».",
};
