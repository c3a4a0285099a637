/** Texts of what saves itself. */
export const savingMessages = {
  saveChanges: "Save changes",
  saving: "Saving...",
  saved: "Saved",
  waiting: "Not saved yet",
  waitingOffline: "Not saved yet: there is no connection. It is kept here and sent again by itself.",
  waitingBusy: "Not saved yet: the server is busy. It is kept here and sent again by itself.",
  waitingSignedOut: "Not saved yet: you have been signed out. Sign in in another tab, and it is saved.",
  stale: "This was changed elsewhere to “{value}”.",
  staleEmpty: "This was cleared elsewhere.",
  keepMine: "Keep mine",
  takeTheirs: "Take the other",
  leaveTitle: "Not everything is saved",
  leaveText: "What you typed last could not be sent yet. If you leave now, it is lost.",
  leave: "Leave anyway",
  cancel: "Cancel",
  stay: "Stay here",
} as const;
