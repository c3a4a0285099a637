import type { applyingMessages as english } from "#app/features/applying/messages";
import type { Translation } from "../translation";

/** Shown in place of an application on a site that is not open to everybody, in French. */
export const applyingMessages: Translation<typeof english> = {
  invitedTitle: "Les experts viennent sur invitation",
  invited: "Les experts rejoignent ce site sur invitation : la personne invitée reçoit un lien.",
  nobodyTitle: "Pas de nouveaux experts pour le moment",
  nobody: "Ce site n’accueille pas de nouveaux experts pour le moment.",
};
