import type { applyingMessages as english } from "#app/features/applying/messages";
import type { Translation } from "../translation";

/** What is said where somebody would apply, on a site on which not everybody may, in German. */
export const applyingMessages: Translation<typeof english> = {
  invitedTitle: "Berater werden eingeladen",
  invited: "Berater kommen auf diese Website nur auf Einladung: Wer eingeladen ist, erhält eine E-Mail mit einem Link.",
  nobodyTitle: "Derzeit keine neuen Berater",
  nobody: "Diese Website nimmt derzeit keine neuen Berater auf.",
};
