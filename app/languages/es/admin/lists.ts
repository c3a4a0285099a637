import type { listsMessages as english } from "#app/features/admin/lists/messages";
import type { Translation } from "../../translation";

/** What the lists of the admin area are found, narrowed down, sorted and taken along by, in Spanish. */
export const listsMessages: Translation<typeof english> = {
  show: "Mostrar",
  all: "Todo",
  sort: "Ordenar por",
  download: "Descargar en CSV",
  before: "Página anterior",
  after: "Página siguiente",
  usual_people: "Primero, administradores y cuentas suspendidas",
  usual_consultations: "Primero, lo pendiente de decisión",
  usual_applications: "Primero, las más recientes",
  usual_payments: "Primero, lo que espera su respuesta",
  newest: "De lo más reciente a lo más antiguo",
  oldest: "De lo más antiguo a lo más reciente",
  name: "Nombre",
  email: "Correo",
  soonest: "Fecha ascendente",
  latest: "Fecha descendente",
  highest: "Importe, de mayor a menor",
  lowest: "Importe, de menor a mayor",
  admins: "Administradores",
  advisors: "Asesores",
  clients: "Clientes",
  unconfirmed: "Correo sin confirmar",
  suspended: "Cuentas suspendidas",
  disputed: "Pendientes de decisión",
  marked: "Pagado, según el cliente",
  toReturn: "Por devolver",
  awaited: "Pendiente",
};
