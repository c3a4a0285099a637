import type { whyMessages as english } from "#app/features/accounts/sign-in/messages-of-why";
import type { Translation } from "../../translation";

/** Why somebody is asked to sign in, in Spanish. */
export const whyMessages: Translation<typeof english> = {
  whyHour: "Inicie sesión o registre una cuenta para pedir a {name} la hora elegida.",
  whySave: "Inicie sesión o registre una cuenta para guardar a {name}.",
  whyBook: "Inicie sesión o registre una cuenta para reservar una consulta.",
  whyConsultation: "Inicie sesión para ver su consulta.",
  whyConsultations: "Inicie sesión para ver sus consultas.",
  whyMessages: "Inicie sesión para ver sus mensajes.",
  whyNotifications: "Inicie sesión para ver sus notificaciones.",
  whyProfile: "Inicie sesión para abrir su perfil.",
  whyAdvisorProfile: "Inicie sesión para abrir sus páginas de asesor.",
  whyAdmin: "Inicie sesión para abrir la administración.",
};
