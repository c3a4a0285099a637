import type { savingMessages as english } from "#app/features/profiles/messages-of-saving";
import type { Translation } from "../../translation";

/** Fields that save themselves, in German. */
export const savingMessages: Translation<typeof english> = {
  saveChanges: "Änderungen speichern",
  saving: "Wird gespeichert\u00a0…",
  saved: "Gespeichert",
  waiting: "Noch nicht gespeichert",
  waitingOffline: "Noch nicht gespeichert: Es besteht keine Verbindung. Ihre Eingabe bleibt hier und wird von selbst erneut gesendet.",
  waitingBusy: "Noch nicht gespeichert: Der Server ist ausgelastet. Ihre Eingabe bleibt hier und wird von selbst erneut gesendet.",
  waitingSignedOut: "Noch nicht gespeichert: Sie wurden abgemeldet. Melden Sie sich in einem anderen Tab an, dann wird gespeichert.",
  stale: "Das wurde anderswo in „{value}“ geändert.",
  staleEmpty: "Das wurde anderswo geleert.",
  keepMine: "Meines behalten",
  takeTheirs: "Das andere übernehmen",
  leaveTitle: "Noch ist nicht alles gespeichert",
  leaveText: "Ihre letzte Eingabe konnte noch nicht gesendet werden. Wenn Sie jetzt gehen, ist sie verloren.",
  leaveUnsavedText: "Sie haben Ihre Änderungen nicht gespeichert. Wenn Sie jetzt gehen, sind sie verloren.",
  leave: "Trotzdem verlassen",
  cancel: "Abbrechen",
  stay: "Hier bleiben",
};
