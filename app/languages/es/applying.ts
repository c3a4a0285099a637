import type { applyingMessages as english } from "#app/features/applying/messages";
import type { Translation } from "../translation";

/** Shown in place of an application on a site that is not open to everybody, in Spanish. */
export const applyingMessages: Translation<typeof english> = {
  invitedTitle: "Los asesores llegan por invitación",
  invited: "En este sitio los asesores llegan por invitación: la persona invitada recibe un enlace.",
  nobodyTitle: "Por ahora, ningún asesor nuevo",
  nobody: "Este sitio no admite asesores nuevos por ahora.",
};
