import {
  CEREMONY_MINUTES,
  FIRST_SESSION_TIMEOUT_HOURS,
  LINK_HOURS,
  SESSION_MAX_DAYS,
  WANTED_SAVE_MINUTES,
} from "#app/features/accounts/limits";
import { FLOW_MINUTES } from "#app/features/accounts/oauth/providers";
import { CHALLENGE_MINUTES } from "#app/features/accounts/second-factor/wrong-codes";
import { KNOWN_DEVICE_DAYS } from "#app/features/accounts/sign-in/known-device";
import { VISITOR_DRAFT_DAYS } from "#app/features/applications/drafts/draft-lifetime";
import { CONVERSATION_DAYS } from "#app/features/assistant/limits";
import { QUOTE_MINUTES } from "#app/features/booking/deadlines";
import { KEPT_QUESTION_DAYS } from "#app/features/messages/limits";
import { FLASH_SECONDS, LANGUAGE_DAYS, WRITTEN_HOURS } from "#app/features/site/limits";
import { counted } from "#app/ui/text/counts";
import { policiesMessages } from "./messages";
import type { WritePolicy } from "./policy";

/** Everything the site stores in a browser: only what it cannot work without, so no consent is needed. */
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
                `With “Remember me” ${SESSION_MAX_DAYS} days, otherwise until the browser closes. It ends earlier after your session timeout without use, at first ${FIRST_SESSION_TIMEOUT_HOURS} hours.`,
              ],
              [
                "flash (on an encrypted site: __Host-flash)",
                "Carries one notice to the next page, such as “saved”.",
                `Until it is shown, at most ${FLASH_SECONDS} seconds`,
              ],
              [
                "written (on an encrypted site: __Host-written)",
                "Makes sure that you see what you have just sent, where the site has several databases: a position in their log, and nothing about you.",
                `${counted(WRITTEN_HOURS, "hour", "an")} after you last sent something`,
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
                "question (on an encrypted site: __Host-question)",
                "Knows in which browser a question to an advisor was typed before its sender signed in, so that it is filled in there alone: a random token.",
                `${KEPT_QUESTION_DAYS} days`,
              ],
              [
                "waiting-email (on an encrypted site: __Host-waiting-email)",
                "Remembers which sign-up of this browser waits for its address to be confirmed, so that the mail can be sent again, the address put right, its password counts here alone, and the name and the note of a request come back here.",
                `Until you have confirmed it, at most ${counted(LINK_HOURS.confirm_email / 24, "day", "a")}`,
              ],
              [
                "challenge (on an encrypted site: __Host-challenge)",
                "Knows, after your password, which sign-in waits for your code: a random token.",
                `Until you are signed in, at most ${counted(CHALLENGE_MINUTES, "minute")}`,
              ],
              [
                "passkey (on an encrypted site: __Host-passkey)",
                "Makes sure that a passkey is made or used in the browser that asked for it: a random token.",
                `Until that is done, at most ${counted(CEREMONY_MINUTES, "minute")}`,
              ],
              [
                "flow (on an encrypted site: __Host-flow)",
                "Makes sure that whoever comes back from Google or LinkedIn went there from this browser: a random token.",
                `Until you are back, at most ${counted(FLOW_MINUTES, "minute")}`,
              ],
              [
                "known-browser (on an encrypted site: __Secure-known-browser)",
                "Tells you from strangers where you sign in, once you have signed in with this browser: a random number and a seal for each account. Wrong passwords that others try then lock nothing for you.",
                `${KNOWN_DEVICE_DAYS} days after you last signed in`,
              ],
              [
                "wanted-save (on an encrypted site: __Secure-wanted-save)",
                "Remembers which advisor you wanted to save, and on which page, while you sign in.",
                `Until the advisor is saved, at most ${counted(WANTED_SAVE_MINUTES, "minute")}`,
              ],
              [
                "held-hours (on an encrypted site: __Host-held-hours)",
                "Finds the hour that you are booking again while it is held for you: a random number for each. Going back or opening a second tab then shows it as free for you.",
                `${counted(QUOTE_MINUTES, "minute")} after you last sent the form`,
              ],
              [
                "lang (on an encrypted site: __Host-lang)",
                "The language in which you read the site, if you have chosen one.",
                `${counted(LANGUAGE_DAYS, "day")} after you last chose`,
              ],
              ["zone", "Tells your time zone while you are signed in and have none in your profile yet.", "Until the browser closes"],
              [
                "currency",
                "The currency in which amounts are shown to you as well, if you have chosen one: it goes along into an account that you make.",
                "Until the browser closes",
              ],
              [
                "currency (local storage, not a cookie)",
                "The currency in which amounts are shown to you as well, if you have chosen one.",
                "Until you clear it",
              ],
              ["font (local storage, not a cookie)", "Notes that the headings’ font is already here.", "Until you clear it"],
              [
                "zone (local storage, not a cookie)",
                "The time zone in which times are shown to you, if you have chosen one.",
                "Until you choose that of your device or clear it",
              ],
              ["theme (local storage, not a cookie)", "Light or dark, if you have chosen.", "Until you choose “System” or clear it"],
              [
                "message …, question … (session storage, not a cookie)",
                "A message or a question that you have begun to write, so that a reload or a lost connection does not take it away.",
                "Until you send or empty it, or close the tab or sign out",
              ],
              [
                "note …, review …, reply … (session storage, not a cookie)",
                "Notes of your own about a consultation, a review or a reply that you have not saved or sent yet, so that leaving the page does not take them away.",
                "Until you save, send or empty them, or close the tab or sign out",
              ],
              [
                "hour … (session storage, not a cookie)",
                "The note that you write for a consultation while you book it; your name and email too, on the way to another time.",
                "Until you empty it or close the tab or sign out",
              ],
              [
                "own email (session storage, not a cookie)",
                "The email address that you type to sign up or in, so that it stands on the other form, too, and after a reload.",
                "Until it is sent, or you empty it or close the tab or sign out",
              ],
              [
                "outgoing …, unsaved … (session storage, not a cookie)",
                "Messages and changes that are on their way, so that they still arrive after a lost connection.",
                "Until they have arrived, or you close the tab or sign out",
              ],
              [
                "whose (session storage, not a cookie)",
                "The number of the account that signed in here last, so that what this window keeps is forgotten when somebody else signs in.",
                "Until you close the tab or sign out",
              ],
              [
                "put away (session storage, not a cookie)",
                "What you had typed here when your session ended without your signing out, so that whoever sits down next reads none of it.",
                "Until you sign in again or somebody else does, or you close the tab or sign out",
              ],
              [
                "left page (session storage, not a cookie)",
                "What you had typed on a page, never a password, when you had to sign in again.",
                "Until you are back on that page, somebody else signs in, or you close the tab or sign out",
              ],
              [
                "reloaded page (session storage, not a cookie)",
                "What you had typed into a form, never a password, a moment before its page was loaded anew.",
                "Until the page is there again, or you close the tab or sign out",
              ],
              [
                "comparison (session storage, not a cookie)",
                "The advisors that you have chosen to compare, so that you find them on the next page, too.",
                "Until you clear the comparison, or close the tab or sign out",
              ],
              [
                "react-router-scroll-positions, remix-router-transitions (session storage, not a cookie)",
                "How far down you were on a page and how it was opened, so that going back shows it as you left it.",
                "Until you close the tab or sign out",
              ],
              [
                "files … (cache storage, not a cookie)",
                "Scripts, fonts and texts of the site, and a page for when there is no connection.",
                "Until there is a new version of the site or you clear it",
              ],
              [
                "pages … (cache storage, not a cookie)",
                "The last pages you saw while not signed in, so that you can read them without a connection. They are the same for every visitor.",
                "Until you sign in, there is a new version of the site or you clear it",
              ],
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
