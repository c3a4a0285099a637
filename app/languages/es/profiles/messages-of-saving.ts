import type { savingMessages as english } from "#app/features/profiles/messages-of-saving";
import type { Translation } from "../../translation";

/** Fields that save themselves, in Spanish. */
export const savingMessages: Translation<typeof english> = {
  saveChanges: "Guardar los cambios",
  saving: "Guardando…",
  saved: "Guardado",
  waiting: "Aún sin guardar",
  waitingOffline: "Aún sin guardar: no hay conexión. Se conserva aquí y se enviará solo.",
  waitingBusy: "Aún sin guardar: el servidor está ocupado. Se conserva aquí y se enviará solo.",
  waitingSignedOut: "Aún sin guardar: se ha cerrado su sesión. Iníciela en otra pestaña y se guardará.",
  stale: "En otro lugar se ha cambiado a «{value}».",
  staleEmpty: "En otro lugar se ha vaciado.",
  keepMine: "Conservar mi cambio",
  takeTheirs: "Usar el otro cambio",
  leaveTitle: "No todo está guardado",
  leaveText: "Lo último que ha escrito aún no se ha podido enviar. Si sale ahora, se perderá.",
  leaveUnsavedText: "No ha guardado los cambios. Si sale ahora, se perderán.",
  leave: "Salir de todos modos",
  cancel: "Cancelar",
  stay: "Quedarme aquí",
};
