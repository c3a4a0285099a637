/** Texts of pages that the server sends in place of the requested one: overload, a form not sent yet, no connection. */
export const plainPageMessages = {
  busyTitle: "Many people are here right now",
  busyText: "There are more requests than we can answer right now. Please try again in a few seconds.",
  offlineText: "This could not be sent. What you typed is kept here: send it again once you are connected.",
  unsentTitle: "Not sent yet",
  unsentText: "We could not take this right now. What you typed is still here: please send it again in a few seconds.",
  unsentTyped: "What you typed",
  unsentNotKept: "Passwords and files are not kept: please go back to the page and add them once more.",
  unsentAgain: "Send again",
  unsentBack: "Back to the page",
} as const;
