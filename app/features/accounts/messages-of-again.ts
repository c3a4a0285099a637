/** Texts for signing in again. */
export const againMessages = {
  againTitle: "Confirm that it is you",
  againText:
    "What you are about to do changes permissions, moves money, is shown to others or gives out personal records, so please sign in once more. What you typed is kept.",
  againWithoutPassword: "No password yet? Choose one by mail.",
  againChoose: "Choose a password by mail",
  provedAgain: "Thank you. What you typed is still here: please press the button again.",
} as const;
