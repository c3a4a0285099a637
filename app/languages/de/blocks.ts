import type { blocksMessages as english } from "#app/features/blocks/messages";
import type { Translation } from "../translation";

/** Blocked people, in German. */
export const blocksMessages: Translation<typeof english> = {
  here: "Sie haben {name} blockiert. Sie können einander weder schreiben noch Anfragen senden.",
  marked: "Blockiert",
  unblock: "Blockierung aufheben",
  unblockLabel: "Blockierung von {name} aufheben",
};
