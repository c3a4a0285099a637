import type { listsMessages as english } from "#app/features/admin/lists/messages";
import type { Translation } from "../../translation";

/** What the lists of the admin area are found, narrowed down, sorted and taken along by, in Italian. */
export const listsMessages: Translation<typeof english> = {
  show: "Mostra",
  all: "Tutto",
  sort: "Ordina per",
  download: "Scarica in formato CSV",
  before: "Pagina precedente",
  after: "Pagina successiva",
  usual_people: "Prima gli amministratori e gli account sospesi",
  usual_consultations: "Prima quelle da decidere",
  usual_applications: "Prima le più recenti",
  usual_payments: "Prima ciò che attende Lei",
  newest: "Dal più recente al meno recente",
  oldest: "Dal meno recente al più recente",
  name: "Nome",
  email: "Email",
  soonest: "Data crescente",
  latest: "Data decrescente",
  highest: "Importo, dal più alto al più basso",
  lowest: "Importo, dal più basso al più alto",
  admins: "Amministratori",
  advisors: "Consulenti",
  clients: "Clienti",
  unconfirmed: "Email non confermata",
  suspended: "Account sospesi",
  disputed: "In attesa di decisione",
  marked: "Pagato, secondo il cliente",
  toReturn: "Da restituire",
  awaited: "Atteso",
};
