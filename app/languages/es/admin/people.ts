import type { directoryMessages as english } from "#app/features/admin/people/messages";
import type { Translation } from "../../translation";

/** A person's page, and taking an advisor out of the directory, in Spanish. */
export const directoryMessages: Translation<typeof english> = {
  unlisted: "Fuera del directorio",
  unlist: "Retirar del directorio",
  unlistNamed: "Retirar del directorio: {name}",
  unlistTitle: "Retirar del directorio",
  unlistText: "Nadie podrá encontrar a {name} ni reservar. La cuenta se mantiene, igual que lo acordado. El motivo se comunica por correo.",
  relist: "Volver a incluir en el directorio",
  relistNamed: "Volver a incluir en el directorio: {name}",
  advisorUnlisted: "El asesor ya no está en el directorio.",
  advisorRelisted: "El asesor vuelve a estar en el directorio.",
  unlistedSubject: "Su página en {site} no se muestra por el momento",
  unlistedEmail: "Un administrador de {site} ha retirado su página del directorio. El motivo:",
  unlistedStays: "Su cuenta sigue igual, y también lo que ha acordado con sus clientes.",
  allPeople: "Todas las personas",
  publicPage: "Página pública",
  personApplications: "Candidaturas",
  personConsultations: "Consultas",
  noneYet: "Nada todavía",
  personDone: "Lo que han hecho los administradores",
};
