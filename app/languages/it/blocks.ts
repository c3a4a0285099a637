import type { blocksMessages as english } from "#app/features/blocks/messages";
import type { Translation } from "../translation";

/** Blocked people, in Italian. */
export const blocksMessages: Translation<typeof english> = {
  here: "Ha bloccato {name}. Nessuno dei due può scrivere all’altro né inviargli richieste.",
  marked: "Bloccato",
  unblock: "Sblocca",
  unblockLabel: "Sblocca {name}",
};
