import type { blocksMessages as english } from "#app/features/blocks/messages";
import type { Translation } from "../translation";

/** Blocked people, in French. */
export const blocksMessages: Translation<typeof english> = {
  here: "Vous avez bloqué {name}. Ni l’un ni l’autre ne peut écrire ni envoyer de demande.",
  marked: "Bloqué",
  unblock: "Débloquer",
  unblockLabel: "Débloquer {name}",
};
