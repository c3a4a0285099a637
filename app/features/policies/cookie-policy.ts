import { PERIODS } from "#app/features/site/periods";
import { policiesMessages } from "./messages";
import type { WritePolicy } from "./policy";

/** Everything the site leaves in a browser: a handful of things it cannot work without, so there is nothing to consent to. */
export const cookiePolicy: WritePolicy = ({ contact }) => ({
  id: "cookies",
  title: policiesMessages.cookies,
  path: "/legal#cookies",
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
                `With “Remember me” ${PERIODS.sessionMostDays} days, otherwise until the browser closes. It ends earlier after your session timeout without use, at first ${PERIODS.sessionTimeoutHours} hours.`,
              ],
              [
                "flash",
                "Carries one notice to the next page, such as “saved”.",
                `Until it is shown, at most ${PERIODS.noticeSeconds} seconds`,
              ],
              [
                "conversation (on an encrypted site: __Host-conversation)",
                "Finds your talk with the assistant again while you are not signed in: a random token.",
                `${PERIODS.conversationDays} days after the last message`,
              ],
              [
                "application-draft (on an encrypted site: __Host-application-draft)",
                "Finds your unfinished application as an advisor again while you are not signed in: a random token.",
                `${PERIODS.visitorDraftDays} days after the last change`,
              ],
              [
                "waiting-email",
                "Remembers which address a confirmation was sent to, so that it can be sent again or put right.",
                "Until you have confirmed it, at most a day",
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
