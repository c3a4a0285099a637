import type { directoryMessages as english } from "#app/features/admin/people/messages";
import type { Translation } from "../../translation";

/** A person's page, and taking an advisor out of the directory, in Spanish. */
export const directoryMessages: Translation<typeof english> = {
  unlisted: "Fuera del directorio",
  unlist: "Retirar del directorio",
  unlistNamed: "Retirar del directorio: {name}",
  unlistTitle: "Retirar del directorio",
  unlistText: "Nadie podrá encontrar a {name} ni reservar. La cuenta se mantiene, igual que lo acordado. El motivo se comunica por correo.",
  unlistLeavingText:
    "Mientras la eliminación de la cuenta está pendiente, nadie puede encontrar a {name} ni reservar. Si retira su página, seguirá fuera del directorio aunque la cuenta se conserve. El motivo se comunica por correo.",
  relist: "Volver a incluir en el directorio",
  relistNamed: "Volver a incluir en el directorio: {name}",
  advisorUnlisted: "El asesor ya no está en el directorio.",
  advisorRelisted: "El asesor vuelve a estar en el directorio.",
  unlistedSubject: "Su página en {site} no se muestra por el momento",
  unlistedEmail: "Un administrador de {site} ha retirado su página del directorio. El motivo:",
  unlistedStays: "Su cuenta sigue igual, y también lo que ha acordado con sus clientes.",
  restoredSubject: "Su cuenta en {site} vuelve a estar activa",
  restoredEmail: "Un administrador de {site} ha levantado la suspensión de su cuenta: ya puede iniciar sesión como antes.",
  restoredCancelled: "Las consultas canceladas entretanto siguen canceladas; solicite otra hora.",
  relistedSubject: "Su página en {site} vuelve a mostrarse",
  relistedEmail:
    "Un administrador de {site} ha vuelto a incluir su página en el directorio: los clientes ya pueden encontrarle y reservar.",
  leavesOn: "Se ha solicitado eliminar la cuenta. Se borrará el <time></time>, salvo que antes se inicie sesión.",
  leavesShown: "Si antes se inicia sesión, su página vuelve al directorio.",
  leavesUnlisted: "Aunque antes se inicie sesión, su página sigue fuera del directorio.",
  allPeople: "Todas las personas",
  reportsAbout: "Denuncias sobre esta persona",
  publicPage: "Página pública",
  personApplications: "Candidaturas",
  allOfThem: "Las {count, number} consultas",
  personConsultations: "Consultas",
  noneYet: "Nada todavía",
  cameWithDemo: "Forma parte de la demo, sin candidatura.",
  cameOtherwise: "Es asesor sin haber presentado una candidatura.",
  cameInvited: "Por invitación",
  personDone: "Lo que han hecho los administradores",
  mailAgain: "Reenviar el correo de confirmación",
  mailAgainNamed: "Reenviar el correo de confirmación: {name}",
  mailedAgain: "El enlace de confirmación se ha reenviado.",
  notWaiting: "El enlace solo se reenvía a una dirección aún sin confirmar de una cuenta que no esté suspendida.",
  personGone: "Esta cuenta ya no existe.",
  peopleChanged: "Hecho para {count, plural, one {# persona} other {# personas}}.",
  unlistManyText:
    "Nadie podrá encontrar ni reservar a estas personas. Sus cuentas y lo acordado se mantienen. Se les comunica el motivo por correo.",
  suspendManyText:
    "Se cierra su sesión en todas partes, no pueden iniciar sesión y no aparecen en ningún sitio hasta que levante la suspensión. Se les comunica el motivo por correo. Si no levanta la suspensión en {seconds} segundos, se cancelan las solicitudes abiertas y las consultas acordadas: se avisa a ambas partes y lo pagado se devuelve íntegramente. Lo que deba devolver usted figura en «Pagos».",
};
