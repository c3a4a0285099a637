import type { directoryMessages as english } from "#app/features/admin/people/messages";
import type { Translation } from "../../translation";

/** A person's page, and taking an advisor out of the directory, in French. */
export const directoryMessages: Translation<typeof english> = {
  unlisted: "Hors de l’annuaire",
  unlist: "Retirer de l’annuaire",
  unlistNamed: "Retirer de l’annuaire : {name}",
  unlistTitle: "Retirer de l’annuaire",
  unlistText:
    "Plus personne ne pourra trouver {name} ni réserver. Le compte est conservé, tout comme ce qui a été convenu. Le motif est communiqué par e-mail.",
  relist: "Remettre dans l’annuaire",
  relistNamed: "Remettre dans l’annuaire : {name}",
  advisorUnlisted: "L’expert n’est plus dans l’annuaire.",
  advisorRelisted: "L’expert est de nouveau dans l’annuaire.",
  unlistedSubject: "Votre page {site} n’est pas visible pour le moment",
  unlistedEmail: "Votre page a été retirée de l’annuaire par un administrateur ({site}). Motif :",
  unlistedStays: "Votre compte reste inchangé, tout comme ce que vous avez convenu avec vos clients.",
  allPeople: "Toutes les personnes",
  publicPage: "Page publique",
  personApplications: "Candidatures",
  personConsultations: "Consultations",
  noneYet: "Rien pour l’instant",
  personDone: "Ce que les administrateurs ont fait",
};
