import type { copyingMessages as english } from "#app/ui/text/messages-of-copying";
import type { Translation } from "../../translation";

/** The button that copies, in French. */
export const copyingMessages: Translation<typeof english> = {
  copy: "Copier",
  copied: "Copié",
};
