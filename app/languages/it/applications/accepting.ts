import { INVITATION_DAYS } from "#app/features/applications/invitations/limits";
import type { acceptMessages as english } from "#app/features/applications/invitations/messages-of-accepting";
import type { Translation } from "../../translation";

/** Taking an invitation, in Italian. */
export const acceptMessages: Translation<typeof english> = {
  acceptTitle: "Diventi consulente",
  acceptText:
    "La invitiamo a diventare consulente su {site}. Controlli ciò che sappiamo di Lei, completi ciò che manca e scelga una password.",
  acceptAddress: "Il Suo indirizzo",
  acceptAreas: "Le Sue aree",
  acceptLanguages: "Le Sue lingue",
  acceptHours: "I Suoi orari settimanali",
  acceptSpan: "{days}: dalle {from} alle {until}",
  acceptZone: "Fuso orario: <zone></zone>",
  acceptZoneOfPlace: "quello della Sua località",
  acceptLater: "Aree, lingue e orari si possono modificare nella dashboard.",
  firstName: "Nome",
  lastName: "Cognome",
  location: "Località",
  locationHint: "Città e Paese",
  experience: "Anni di esperienza",
  bio: "Su di Lei",
  availability: "Disponibilità",
  rate: "Tariffa oraria ({currency})",
  choose: "Scelga un’opzione",
  terms: "Accetto i <link>termini e le informative</link>",
  termsNeeded: "Accetti i termini.",
  accept: "Diventa consulente",
  accepting: "Un momento…",
  accepted: "Ora è consulente. Acceda.",
  endedTitle: "Questo invito non è più valido",
  endedText: `Un invito funziona una sola volta ed è valido per ${INVITATION_DAYS} giorni. Può candidarsi come consulente oppure chiedere un altro invito.`,
  endedOnly: `Un invito funziona una sola volta ed è valido per ${INVITATION_DAYS} giorni. Può chiederne un altro.`,
  endedButton: "Candidati come consulente",
  endedAccepted: "Lo ha già accettato?",
  endedSignIn: "Accedi",
  usedTitle: "Ha accettato questo invito",
  usedText: "Fa già parte dei consulenti di questo sito. Nella Sua dashboard trova aree, orari e prezzo.",
  usedButton: "Apri la dashboard",
  hasAccount: "Questo indirizzo ha già un account. Acceda e si candidi lì.",
};
