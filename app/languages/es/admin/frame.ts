import type { adminFrameMessages as english } from "#app/features/admin/frame/messages";
import type { Translation } from "../../translation";

/** The frame around the admin area, in Spanish. */
export const adminFrameMessages: Translation<typeof english> = {
  menu: "Menú de administración",
  openMenu: "Abrir el menú de administración",
  closeMenu: "Cerrar el menú de administración",
  waiting: "{count, plural, one {(# pendiente)} other {(# pendientes)}}",
  overview: "Resumen",
  applications: "Candidaturas",
  consultations: "Consultas",
  people: "Personas",
  payments: "Pagos",
  payouts: "Liquidaciones",
  reports: "Denuncias",
  mailbox: "Buzón",
  catalog: "Catálogo",
  site: "Sitio",
  videos: "Vídeos",
  logos: "Logotipos",
  banner: "Banner",
  settings: "Configuración",
  texts: "Textos",
  import: "Importar asesores",
  audit: "Registro de auditoría",
  nothingHere:
    "No hay nada en esta dirección del área de administración. Quizá lo que busca tenga otro nombre: el menú contiene todas las páginas.",
  noMailYet:
    "Este sitio aún no envía correos. Lo que aquí se comunica por correo se guarda en el <mailbox>buzón</mailbox> y no llega a nadie hasta que haya un servidor de correo (<settings>Configuración</settings>).",
  toOverview: "Volver al resumen",
};
