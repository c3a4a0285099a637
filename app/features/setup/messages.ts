import { SETUP_HOURS, SITE_NAME_MAX_CHARACTERS } from "./limits";

/** Texts of the setup page of a new site. */
export const setupMessages = {
  title: "Set up your site",
  text: "You are the first one here. You can change all of this later under Settings.",
  site: "The site",
  siteName: "Name of the site",
  siteNameNeeded: "Give your site a name",
  siteNameTooLong: `Name must be less than ${SITE_NAME_MAX_CHARACTERS} characters`,
  language: "Language of the site",
  languageHint: "For visitors whose browser asks for a language the site does not have, and for emails to them.",
  currency: "Currency",
  currencyHint: "The one that advisors price in. Others can be added under Settings.",
  zone: "Time zone",
  you: "You, its admin",
  email: "Email",
  emailHint: "You sign in with it. Until you set a contact address under Settings, pages and emails name it as the site’s.",
  submit: "Set up the site",
  busy: "Setting up...",
  done: "Your site is set up. Here is what is left to do.",
  hasAccount: "Somebody already has an account with this address. Use another one.",
  endedTitle: "This address no longer works",
  endedText: `It works once, for ${SETUP_HOURS} hours. Start the site again: it prints a new one in the terminal.`,
  endedButton: "Home page",
  ownTitle: "Start your own site",
  ownText:
    "This is a demo. Emptying it removes every person with their consultations, messages and payments, yourself included, and takes you to the setup of your own site. What you have made of it stays: brand, categories, rules, texts, logos and videos. This cannot be undone.",
  ownOthers:
    "{count, plural, one {# account that is not part of the demo is removed, too.} other {# accounts that are not part of the demo are removed, too.}}",
  ownConfirm: "Type the name of the site: {site}",
  ownSubmit: "Empty the demo and start my own",
  ownBusy: "Emptying...",
  otherName: "This is not the name of the site. Nothing was emptied.",
  notADemo: "There is no demo to empty here.",
  emptyFailed: "The demo could not be emptied and is as it was before. Please try again.",
} as const;
