import type { firstDayMessages as english } from "#app/features/admin/first-day/messages";
import type { Translation } from "../../translation";

/** The first-day checklist of the site's operator, in Italian. */
export const firstDayMessages: Translation<typeof english> = {
  title: "Primo giorno",
  text: "Cosa manca perché questo sito sia davvero Suo. Ogni riga mostra lo stato reale del sito.",
  progress: "Completati: {done, number} di {all, number}",
  overview: "Primo giorno: completati {done, number} di {all, number}",
  overviewLink: "Vedi cosa manca",
  overviewNoMail: "Non parte ancora nessuna email: chi si registra aspetta il link. <link>Vedi chi aspetta</link>",
  isDone: "Fatto",
  isOpen: "Da fare",
  isOptional: "Facoltativo",
  optionalSteps: "Passaggi facoltativi",
  signIn_google: "Accesso con Google",
  signIn_linkedin: "Accesso con LinkedIn",
  signInDone: "Si può accedere così. L’indirizzo di ritorno è {address}.",
  signInOpen_google:
    "Il pulsante è nella pagina di accesso, ma non è configurato. Crei un client OAuth per il web nella Google API Console, con {address} come URI di reindirizzamento, e avvii il sito con il suo ID e il suo secret.",
  signInOpen_linkedin:
    "Il pulsante è nella pagina di accesso, ma non è configurato. Crei su LinkedIn un’app con il prodotto Sign In with LinkedIn e {address} come URL di reindirizzamento, e avvii il sito con il suo ID e il suo secret.",
  address: "L’indirizzo del sito",
  address_right: "Il sito risulta all’indirizzo {origin}, ed è lì che Lei lo sta leggendo.",
  address_elsewhere:
    "Il sito risulta all’indirizzo {origin}, ma Lei lo legge su {host}, da dove non si può salvare nulla. Se le persone usano {host}, avvii con BASE_URL=https://{host} nell’ambiente di npm start, del servizio o del container.",
  address_unset:
    "I link nelle email portano a {origin}, ma Lei legge questa pagina su {host}. Se le persone usano {host}, avvii con BASE_URL=https://{host} nell’ambiente di npm start, del servizio o del container. L’indirizzo non viene mai letto da una richiesta: lì un estraneo può scriverne uno qualsiasi.",
  address_local:
    "I link nelle email portano a {origin}, che solo questa macchina raggiunge. Avvii con BASE_URL impostato su https:// e l’indirizzo che usano le persone, nell’ambiente di npm start, del servizio o del container.",
  mail: "Email",
  mail_files:
    "Le email vengono salvate come file e nessuno le riceve. Avvii il sito con SMTP_URL impostato sul Suo server di posta, poi faccia una prova.",
  mail_kept:
    "L’email di prova si trova qui, in Posta. Le email sono conservate come file e nessuno le riceve: avvii con SMTP_URL impostato sul Suo server di posta, poi riprovi.",
  mail_untried: "C’è un server di posta. Faccia una prova: un’email di prova arriverà al Suo indirizzo.",
  mail_waiting: "Un’email di prova è in arrivo.",
  mail_sent: "Il server di posta accetta le email.",
  mail_refused: "Il server di posta non ha accettato l’ultima email di prova. Il log spiega il motivo; verrà fatto un nuovo tentativo.",
  lines: "Righe per l’ambiente di avvio",
  sendTest: "Invia un’email di prova",
  sending: "Invio…",
  testSent: "Un’email di prova è in arrivo al Suo indirizzo.",
  testKept: "Questo sito non invia ancora email: quella di prova si trova nella posta di questa amministrazione.",
  testSubject: "Un’email di prova di {site}",
  testMail: "questa email dimostra che le email del Suo sito arrivano.",
  contact: "Come La contattano i visitatori",
  contactDone: "I contatti sono i Suoi.",
  contactOpen:
    "Indichi qui sotto come contattarLa e chi gestisce il sito, con un indirizzo postale: fino ad allora le pagine contengono dati segnaposto, oppure le informative e le ricevute non nominano nessuno.",
  contactLink: "Inserisci i contatti",
  payment: "Pagamento",
  paymentDone: "I clienti sanno come pagare.",
  paymentOpen:
    "Lo indichi prima della prima prenotazione: fino ad allora i clienti non devono nulla al sito e si accordano sul pagamento con il loro consulente. Lo faccia qui sotto, oppure avvii il sito con le chiavi di Stripe.",
  paymentDemo:
    "Ai clienti viene indicato il conto della demo, a cui nessuno dovrebbe inviare denaro. Indichi qui sotto come pagano i Suoi.",
  paymentLink: "Indica come si paga",
  logo: "Logo",
  logoDone: "Il Suo logo è nell’intestazione.",
  logoOpen: "Nell’intestazione c’è il marchio del prodotto.",
  logoLink: "Carica un logo",
  policies: "Informative e termini",
  policiesDone: "Letti da un amministratore.",
  policiesOpen: "Descrivono cosa fa questo prodotto con dati e denaro. Li legga e li faccia leggere al Suo legale.",
  policiesLink: "Leggi informative e termini",
  policiesRead: "Li ho letti",
  policiesSaved: "È stata registrata la lettura di informative e termini.",
  advisor: "Il primo consulente",
  advisorDone: "{count, plural, one {# consulente approvato} other {# consulenti approvati}}.",
  advisorOpen: "Nessuno può ancora essere prenotato. I consulenti si candidano da Diventa consulente e Lei li approva in Candidature.",
  advisorInvited: "Per ora non si può prenotare nessuno. Qui ci si candida solo su invito: inviti i consulenti con l’importazione.",
  advisorNobody: "Per ora non si può prenotare nessuno, e al momento non si accetta nessuno. Indichi nelle Regole chi può candidarsi.",
  advisorDemo: "I consulenti che si vedono qui sono quelli della demo. Di Suoi non ce ne sono ancora.",
  rulesLink: "Decidi chi può candidarsi",
  advisorLink: "Importa consulenti",
  saving: "Salvataggio…",
};
