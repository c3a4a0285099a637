import { LINK_HOURS, SECOND_FACTOR_END_HOURS } from "#app/features/accounts/limits";
import type { directoryMessages as english } from "#app/features/admin/people/messages";
import type { Translation } from "../../translation";
import { counted } from "../words";

const RESET = counted(LINK_HOURS.reset_password, "una hora", "horas");

/** A person's page, and removing an advisor from the directory, in Spanish. */
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
  areaGoneSubject: "Elija otro tema en {site}",
  areaGoneEmail:
    "Ninguno de sus temas se ofrece ya en {site}: un administrador ha cambiado la oferta. Hasta que elija otro, nadie puede encontrarle ni reservar con usted.",
  areaGoneAction: "Elegir un tema",
  areaBackEmail:
    "En {site} se vuelven a ofrecer temas suyos: los clientes pueden encontrarle y reservar como antes. No tiene que hacer nada.",
  relistedSubject: "Su página en {site} vuelve a mostrarse",
  relistedEmail:
    "Un administrador de {site} ha vuelto a incluir su página en el directorio: los clientes ya pueden encontrarle y reservar.",
  leavesLater: "Se ha solicitado eliminar la cuenta. La eliminación espera mientras la cuenta esté suspendida.",
  leavesOn: "Se ha solicitado eliminar la cuenta. Se borrará el <time></time>, salvo que antes se inicie sesión.",
  leavesShown: "Si antes se inicia sesión, su página vuelve al directorio.",
  leavesUnlisted: "Aunque antes se inicie sesión, su página sigue fuera del directorio.",
  endSecondFactor: "Desactivar la verificación en dos pasos",
  endSecondFactorNamed: "Desactivar la verificación en dos pasos: {name}",
  endSecondFactorText: `Para quien ha perdido el teléfono y los códigos de recuperación. Asegúrese antes de que quien lo pide es realmente {name}. Se desactiva dentro de ${SECOND_FACTOR_END_HOURS} horas. El motivo se comunica ya por correo y hasta entonces esa persona puede detenerlo, igual que cualquier administrador: se avisa a todos.`,
  secondFactorEnds: `La verificación en dos pasos se desactivará dentro de ${SECOND_FACTOR_END_HOURS} horas, salvo que alguien lo detenga.`,
  secondFactorEndsOn: "La verificación en dos pasos se desactivará el <time></time>, por orden de un administrador.",
  keepSecondFactor: "Mantener la verificación en dos pasos",
  keepSecondFactorNamed: "Mantener la verificación en dos pasos: {name}",
  secondFactorStays: "La verificación en dos pasos sigue activada.",
  ownSecondFactor: "La suya la desactiva usted en «Seguridad», u otro administrador.",
  suspendedSecondFactor: "Con una cuenta suspendida nadie inicia sesión de todos modos. Levante antes la suspensión.",
  allPeople: "Todas las personas",
  reportsAbout: "Denuncias sobre esta persona",
  publicPage: "Página pública",
  personApplications: "Candidaturas",
  allOfThem: "Las {count, number} consultas",
  personConsultations: "Consultas",
  noneYet: "Nada todavía",
  nothingDone: "Nada todavía",
  cameWithDemo: "Forma parte de la demo, sin candidatura.",
  cameOtherwise: "Es asesor sin haber presentado una candidatura.",
  cameInvited: "Por invitación",
  personDone: "Lo que han hecho los administradores",
  mailAgain: "Reenviar el correo de confirmación",
  mailAgainNamed: "Reenviar el correo de confirmación: {name}",
  linkToPassOn: "Mostrar un enlace de confirmación",
  linkToPassOnNamed: "Mostrar un enlace de confirmación: {name}",
  linkToPassOnText: `Este sitio aún no envía correos. Envíe usted mismo el enlace a la dirección de arriba: solo se muestra esta vez, funciona una sola vez y durante ${LINK_HOURS.confirm_email} horas, y quien lo tenga elige la contraseña.`,
  noLinkToPassOn: "Hay un enlace para entregar mientras el sitio no envíe correos y una dirección esté pendiente de confirmar.",
  passwordLink: "Mostrar un enlace de contraseña",
  passwordLinkNamed: "Mostrar un enlace de contraseña: {name}",
  passwordLinkTitle: "¿Entregar un enlace para elegir una contraseña nueva?",
  passwordLinkQuestion:
    "Este sitio no puede enviar correos, así que {name} no puede pedir un enlace. Quien tenga este enlace entra en la cuenta: asegúrese de que es realmente {name} quien se lo ha pedido. Se avisa al titular de la cuenta.",
  passwordLinkText: `Envíe usted mismo el enlace a la dirección de arriba: solo se muestra esta vez y funciona una sola vez, durante ${RESET}. Hasta entonces sigue valiendo la contraseña anterior.`,
  noPasswordLink:
    "Solo hay un enlace para entregar mientras el sitio no envíe correos, y para cuentas confirmadas que no estén suspendidas ni sean de un administrador.",
  emailChangeLink: "Mostrar un enlace para la nueva dirección",
  emailChangeLinkNamed: "Mostrar un enlace para la nueva dirección: {name}",
  emailChangeLinkTitle: "¿Entregar un enlace para confirmar otra dirección?",
  emailChangeLinkQuestion:
    "{name} ha pedido otra dirección y este sitio no puede enviar correos. Primero confirma la dirección actual y después la nueva: envíe cada enlace solo a esa dirección. Se avisa al titular de la cuenta.",
  emailChangeOldText:
    "Envíe usted mismo el enlace a la dirección de arriba: solo se muestra esta vez. Cuando se haya usado, muestre el de la nueva dirección.",
  emailChangeNewText:
    "Envíe usted mismo el enlace a la nueva dirección, {newEmail}: solo se muestra esta vez. Cuando se haya usado, esa será la dirección de la cuenta.",
  noEmailChangeLink:
    "Solo hay un enlace que entregar mientras el sitio no envía correos y hay un cambio de dirección pendiente, y para cuentas que no estén suspendidas ni sean de un administrador.",
  mailedAgain: "El enlace de confirmación se ha reenviado.",
  notWaiting: "El enlace solo se reenvía a una dirección aún sin confirmar de una cuenta que no esté suspendida.",
  personGone: "Esta cuenta ya no existe.",
  peopleChanged: "Hecho para {count, plural, one {# persona} other {# personas}}.",
  unlistManyText:
    "Nadie podrá encontrar ni reservar a estas personas. Sus cuentas y lo acordado se mantienen. Se les comunica el motivo por correo.",
  suspendManyText:
    "Se cierra su sesión en todas partes, no pueden iniciar sesión y no aparecen en ningún sitio hasta que levante la suspensión. Se les comunica el motivo por correo. Si no levanta la suspensión en {seconds} segundos, se cancelan las solicitudes abiertas y las consultas acordadas: se avisa a ambas partes y lo pagado se devuelve íntegramente. Lo que deba devolver usted figura en «Pagos».",
};
