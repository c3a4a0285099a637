import type { copyingMessages as english } from "#app/ui/text/messages-of-copying";
import type { Translation } from "../../translation";

/** The button that copies, in German. */
export const copyingMessages: Translation<typeof english> = {
  copy: "Kopieren",
  copied: "Kopiert",
};
