import type { listsMessages as english } from "#app/features/admin/lists/messages";
import type { Translation } from "../../translation";

/** What the lists of the admin area are found, narrowed down, sorted and taken along by, in French. */
export const listsMessages: Translation<typeof english> = {
  show: "Afficher",
  all: "Tout",
  sort: "Trier par",
  download: "Télécharger en CSV",
  before: "Page précédente",
  after: "Page suivante",
  usual_people: "Administrateurs et comptes suspendus d’abord",
  usual_consultations: "À décider d’abord",
  usual_applications: "Les plus récentes d’abord",
  usual_payments: "Ce qui attend votre réponse d’abord",
  newest: "Du plus récent au plus ancien",
  oldest: "Du plus ancien au plus récent",
  name: "Nom",
  email: "E-mail",
  soonest: "Date croissante",
  latest: "Date décroissante",
  highest: "Montant, du plus élevé au plus bas",
  lowest: "Montant, du plus bas au plus élevé",
  admins: "Administrateurs",
  advisors: "Experts",
  clients: "Clients",
  unconfirmed: "E-mail non confirmé",
  suspended: "Comptes suspendus",
  disputed: "En attente d’une décision",
  marked: "Payé, selon le client",
  toReturn: "À renvoyer",
  awaited: "Attendu",
};
