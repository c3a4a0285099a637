import type { applyingMessages as english } from "#app/features/applying/messages";
import type { Translation } from "../translation";

/** Shown in place of an application on a site that is not open to everybody, in Italian. */
export const applyingMessages: Translation<typeof english> = {
  invitedTitle: "I consulenti arrivano su invito",
  invited: "Su questo sito i consulenti arrivano su invito: chi è invitato riceve un link.",
  nobodyTitle: "Per ora nessun nuovo consulente",
  nobody: "Questo sito per ora non accoglie nuovi consulenti.",
};
