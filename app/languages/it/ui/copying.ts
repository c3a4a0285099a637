import type { copyingMessages as english } from "#app/ui/text/messages-of-copying";
import type { Translation } from "../../translation";

/** The button that copies, in Italian. */
export const copyingMessages: Translation<typeof english> = {
  copy: "Copia",
  copied: "Copiato",
};
