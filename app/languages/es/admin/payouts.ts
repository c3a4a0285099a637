import type { payoutMessages as english } from "#app/features/admin/payouts/messages";
import { UNDO_SECONDS } from "#app/features/audit/limits";
import type { Translation } from "../../translation";

/** Payouts in the admin area, in Spanish. */
export const payoutMessages: Translation<typeof english> = {
  title: "Liquidaciones",
  text: "Lo que los asesores han ganado y aún no se les ha pagado, por moneda; lo que sus clientes aún deben no cuenta. Una liquidación abarca todo lo que se debe, y el asesor la encuentra en «Facturación» con su número de extracto.",
  none: "No se debe nada",
  noneText: "Cuando se realiza una consulta, lo que ha ganado el asesor aparece aquí.",
  outside: "Usted envía el dinero",
  noDestination: "El asesor no ha indicado adónde.",
  noDestinationText: "Se indica en «Facturación». Hasta entonces no se le puede liquidar nada.",
  waits:
    "Otros {amount} quedan en espera: el cliente aún puede decir que el asesor no acudió, o ya lo ha dicho, o el proveedor de pagos aún no ha cobrado el precio.",
  transferred: "Se hace a través del proveedor de pagos",
  accountEnd: "A la cuenta que termina en {end}",
  payOut: "Liquidar",
  payOutNamed: "Liquidar {amount} a {name}",
  confirmTitle: "Liquidar {amount} a {name}",
  confirmOutside: `Envíe primero el dinero: esto genera el extracto. Se puede deshacer durante ${UNDO_SECONDS} segundos; hasta entonces espera su correo.`,
  confirmTransfer: `Se genera el extracto y, a los ${UNDO_SECONDS} segundos, el proveedor de pagos transfiere el dinero. Hasta entonces se puede deshacer.`,
  reference: "Referencia del extracto",
  referenceHint: "Cómo se envió el dinero, por ejemplo el número de la transferencia bancaria. El asesor la lee.",
  made: "Liquidado, extracto n.º {number, number}.",
  nothingOwed: "Ya se ha liquidado: no se debe nada más.",
  amountChanged: "No se ha pagado nada: ahora se debe otro importe. Esta es la lista actual.",
  takenBack: "No se ha pagado nada: esta liquidación se anuló. Esta es la lista actual.",
  wrongState: "Esta liquidación ya se anuló, o el proveedor de pagos ha empezado a transferirla.",
  destinationChanged: "No se ha pagado nada: el destino del dinero ha cambiado entretanto. Vuelva a comprobarlo; esta es la lista actual.",
  destinationUnknown: "No se ha pagado nada: el asesor no ha indicado adónde. Se indica en «Facturación».",
  referenceMissing: "No se ha pagado nada: indique cómo se envió el dinero. El asesor lo lee como referencia del extracto.",
  failed: "No se ha podido liquidar.",
  search: "Buscar por nombre, correo o moneda",
  noneFound: "Nada pendiente coincide",
  payOutChosenTitle: "¿Liquidar todo lo elegido?",
  payOutChosenText: `Envíe primero lo que no pasa por el proveedor de pagos. Se emite un extracto por cada uno; durante ${UNDO_SECONDS} segundos se pueden deshacer.`,
  manyMade: "Liquidado, {count, plural, one {# extracto} other {# extractos}}.",
  onTheWay: "En camino",
  refused: "No transferida",
  held: "Retenido",
  heldText:
    "No enviado: desde entonces se ha disputado o reembolsado dinero incluido en él. Se envía solo en cuanto el pago se mantenga; si no se mantiene, anúlelo.",
  takeBack: "Anular",
  takeBackNamed: "Anular la liquidación de {amount} a {name}, extracto n.º {number, number}",
  takeBackTitle: "¿Anular la liquidación de {amount} a {name}?",
  takeBackText:
    "El proveedor de pagos rechaza esta transferencia. Compruebe allí primero que no se ha enviado nada: el importe volverá a estar pendiente y podrá pagarse de nuevo.",
  takeBackHeldText:
    "No se ha enviado nada. El importe vuelve a deberse, menos lo reembolsado; lo disputado queda retenido hasta que se decida.",
  tookBack: "Anulada: el importe vuelve a estar pendiente.",
  takingBackFailed: "No se ha podido anular la liquidación.",
  isTakenBack: "Anulada",
  madeTitle: "Liquidado",
  madeTo: "Extracto n.º {number, number} · {name}",
  leavesOn: "Elimina su cuenta: se borra el <time></time>.",
};
