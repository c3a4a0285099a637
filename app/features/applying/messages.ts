/** Shown in place of an application on a site where not everybody may apply (docs/decisions/018). */
export const applyingMessages = {
  invitedTitle: "Advisors join by invitation",
  invited: "Advisors join this site by invitation: if you are invited, you get a link with the way in.",
  nobodyTitle: "No new advisors for now",
  nobody: "This site takes no new advisors for now.",
} as const;
