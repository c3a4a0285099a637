import { FIRST_SESSION_TIMEOUT_HOURS, LINK_HOURS, SESSION_MOST_DAYS } from "#app/features/accounts/limits";
import { VISITOR_DRAFT_DAYS } from "#app/features/applications/drafts/draft-lifetime";
import { CONVERSATION_DAYS } from "#app/features/assistant/limits";
import { FLASH_SECONDS } from "#app/features/site/limits";
import { counted } from "#app/ui/text/counts";
import { policiesMessages } from "./messages";
import type { WritePolicy } from "./policy";

/** Everything the site leaves in a browser: a handful of things it cannot work without, so there is nothing to consent to. */
export const cookiePolicy: WritePolicy = ({ contact }) => ({
  id: "cookies",
  title: policiesMessages.cookies,
  path: "/cookies",
  inShort: [
    "Only what the site needs to work. No advertising, no analytics, no cookies of others.",
    "That is why no banner asks for your consent: there is nothing to refuse.",
  ],
  sections: [
    {
      id: "list",
      title: "What is kept in your browser",
      blocks: [
        {
          table: {
            head: ["Name", "What it is for", "How long"],
            rows: [
              [
                "session (on an encrypted site: __Host-session)",
                "Knows that you are signed in: a random token that says nothing about you. No script can read it.",
                `With “Remember me” ${SESSION_MOST_DAYS} days, otherwise until the browser closes. It ends earlier after your session timeout without use, at first ${FIRST_SESSION_TIMEOUT_HOURS} hours.`,
              ],
              [
                "flash (on an encrypted site: __Host-flash)",
                "Carries one notice to the next page, such as “saved”.",
                `Until it is shown, at most ${FLASH_SECONDS} seconds`,
              ],
              [
                "conversation (on an encrypted site: __Host-conversation)",
                "Finds your talk with the assistant again while you are not signed in: a random token.",
                `${CONVERSATION_DAYS} days after the last message`,
              ],
              [
                "application-draft (on an encrypted site: __Host-application-draft)",
                "Finds your unfinished application as an advisor again while you are not signed in: a random token.",
                `${VISITOR_DRAFT_DAYS} days after the last change`,
              ],
              [
                "waiting-email (on an encrypted site: __Host-waiting-email)",
                "Remembers which address a confirmation was sent to, so that it can be sent again or put right.",
                `Until you have confirmed it, at most ${counted(LINK_HOURS.confirm_email / 24, "day", "a")}`,
              ],
              ["zone", "Tells your time zone while you are signed in and have none in your profile yet.", "Until the browser closes"],
              [
                "currency (local storage, not a cookie)",
                "The currency in which amounts are shown to you as well, if you have chosen one.",
                "Until you clear it",
              ],
              ["font (local storage, not a cookie)", "Notes that the headings’ font is already here.", "Until you clear it"],
              ["theme (local storage, not a cookie)", "Light or dark, if you have chosen.", "Until you choose “System” or clear it"],
            ],
          },
        },
      ],
    },
    {
      id: "others",
      title: "Nobody else",
      blocks: [
        "No page loads anything from another place, so no other place can leave or read anything. If you choose to sign in with Google or LinkedIn, you go to their site, and there their rules hold.",
      ],
    },
    {
      id: "control",
      title: "What you can do",
      blocks: [
        `You can erase or block all of this in your browser. Without the session cookie you cannot stay signed in; everything that needs no account goes on working. Questions: ${contact.email}.`,
      ],
    },
  ],
});
