import type { applyingMessages as english } from "#app/features/applying/messages";
import type { Translation } from "../translation";

/** Shown in place of an application on a site that is not open to everybody, in German. */
export const applyingMessages: Translation<typeof english> = {
  invitedTitle: "Berater werden eingeladen",
  invited: "Berater kommen auf diese Website nur auf Einladung: Wer eingeladen ist, erhält einen Link.",
  nobodyTitle: "Derzeit keine neuen Berater",
  nobody: "Diese Website nimmt derzeit keine neuen Berater auf.",
};
