/** Texts for signing in again. */
export const againMessages = {
  againTitle: "Confirm that it is you",
  againText:
    "This step affects permissions, money, personal records or what others see, so please sign in once more. What you typed is kept.",
  againWithoutPassword: "No password yet? Choose one by email.",
  againChoose: "Choose a password by email",
  provedAgain: "Thank you. What you typed is still here: please press the button again.",
} as const;
