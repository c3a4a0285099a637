import type { blocksMessages as english } from "#app/features/blocks/messages";
import type { Translation } from "../translation";

/** Blocked people, in Spanish. */
export const blocksMessages: Translation<typeof english> = {
  here: "Ha bloqueado a {name}. Ninguno de los dos puede escribir al otro ni enviarle solicitudes.",
  marked: "Bloqueado",
  unblock: "Desbloquear",
  unblockLabel: "Desbloquear a {name}",
};
