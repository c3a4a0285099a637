import { MIN_AGE_YEARS, SESSION_MAX_DAYS, UNCONFIRMED_DAYS } from "#app/features/accounts/limits";
import { CONVERSATION_DAYS } from "#app/features/assistant/limits";
import { operatorInLine } from "#app/platform/brand/operator-in-line";
import { MAIL_DAYS, MAIL_WORDS_HOURS } from "#app/platform/mail/mail-retention";
import { policiesMessages } from "./messages";
import type { WritePolicy } from "./policy";

/** What personal data is kept, why, for how long, who else sees it, and people's rights. */
export const privacyPolicy: WritePolicy = ({ name, contact }, operator = operatorInLine(contact)) => ({
  id: "privacy",
  title: policiesMessages.privacy,
  path: "/privacy",
  inShort: [
    "Your browser talks to this site and to nobody else: no advertising, no analytics, no fonts or scripts from other places.",
    "We keep what the site needs to work for you: your account, your profile, your sessions and your messages.",
    "Nothing is sold, and nothing is recorded. A document you give to the matcher is read once and thrown away.",
    `You can see, correct, take along and erase what is about you. Write to ${contact.email}.`,
  ],
  sections: [
    {
      id: "who",
      title: "Who is responsible",
      blocks: [
        `The operator of this site, which goes by the name of ${name}, decides what happens with personal data here and answers for it. The operator can be reached at ${contact.email}, by telephone at ${contact.phone}, in ${contact.city}.${operator && ` The operator is ${operator}.`}`,
        "The site runs on software that the operator hosts. Those who wrote the software receive nothing from it.",
      ],
    },
    {
      id: "what",
      title: "What we keep, why, and for how long",
      blocks: [
        {
          table: {
            head: ["What", "Why, and on which ground", "How long"],
            rows: [
              [
                "Account: e-mail address, password (only as a hash), when the address was confirmed, second factor if you use one",
                "To know it is you. Contract.",
                `Until you close the account; one whose address was never confirmed, ${UNCONFIRMED_DAYS} days`,
              ],
              [
                "Sign-ins: a hash of the session's token, when it was used, the network address and the kind of browser",
                "To keep you signed in, to show you your sessions and warn you of new ones. Contract, and our interest in safety.",
                `At most ${SESSION_MAX_DAYS} days`,
              ],
              [
                "Failed attempts to sign in: hashes only, no address in the clear",
                "To stop the guessing of passwords. Our interest in safety.",
                "A few hours",
              ],
              [
                "Profile: names, photo, telephone, place, language, currency, time zone, company details, and what you say you are looking for",
                "To fill in forms for you, show times and prices your way, and find fitting advisors. Contract.",
                "Until you change or erase it",
              ],
              [
                "Billing details: name, address, tax number",
                "For invoices. Contract and legal duty.",
                "As long as the law on invoices demands",
              ],
              [
                "Applications and advisor profiles: experience, evidence, links, rate, hours, the decision and its reasons",
                "To check who advises here, and to show approved advisors to the public. Contract, and our interest in trust.",
                "Until the account is closed; decisions longer, where disputes may follow",
              ],
              [
                "Sessions: who, when, topic, your note, the price and each step",
                "To hold the session and to account for it. Contract and legal duty.",
                "As long as the law on accounts demands; the note until the account is closed",
              ],
              ["Messages between you and an advisor", "To deliver them. Contract.", "Until both sides' accounts are closed"],
              [
                "Reviews",
                "So that others can judge. Contract, and our interest in honest reviews.",
                "As long as the advisor is listed; without your name once your account is closed",
              ],
              [
                "Talks with the assistant and the matcher: messages, answers, suggestions",
                "To answer you and go on where you stopped. Contract, or your wish before one.",
                `${CONVERSATION_DAYS} days after the last message`,
              ],
              ["Documents given to the matcher", "To read out what you need. Your wish.", "Not kept: only as long as reading takes"],
              [
                "Category requests",
                "To learn what is missing. Our interest in a better site.",
                "With your name until your account is closed",
              ],
              [
                "Mail we send you",
                "To tell you what happened. Contract.",
                `Its words ${MAIL_WORDS_HOURS} hours, that it was sent ${MAIL_DAYS} days`,
              ],
              [
                "Log of the server: time, path, answer, duration; nothing that names you",
                "To find faults and attacks. Our interest in a site that works.",
                "A few weeks",
              ],
            ],
          },
        },
        "You need not give us anything to look around. Without an e-mail address there is no account, and without a name an advisor cannot know whom to expect.",
      ],
    },
    {
      id: "public",
      title: "What everybody can see",
      blocks: [
        "Of an advisor: name, photo, title, place, languages, experience, areas, rate, free times, ratings, reviews and counted figures such as sessions and reply time. Never the e-mail address, the telephone number or the exact address.",
        "Of everybody else: nothing. An advisor you send a request to sees your name, photo, topic, note and the time.",
      ],
    },
    {
      id: "processors",
      title: "Who else gets data",
      blocks: [
        "Only who is needed for a purpose above, bound by contract to use it for nothing else:",
        {
          list: [
            "The company that hosts the server and its backups for the operator.",
            "The mail service through which confirmations and notices are sent: your address and the text of the mail.",
            "Google or LinkedIn, only if the operator has set up signing in with them and you choose it: you come back with your name, address and an identifier.",
            "A language model service, only if the operator has set one up: the words of your talk with the assistant, text or pictures of a document you give it, and what advisors write of their work on their public pages. Without one everything is answered on this server.",
            "An advisor's calendar service, only if the advisor has given its address: we read busy times and send nothing about you.",
          ],
        },
        "Authorities get data only where the law compels us, and we check that it does. Nobody gets data for advertising. If a service lies outside the place whose law protects you, we agree on the safeguards that law demands.",
      ],
    },
    {
      id: "decisions",
      title: "Machines that rank, people who decide",
      blocks: [
        "Matches are ranked by a formula from expertise, ratings, availability, reply habits and what you said you are looking for. Each match says why it stands where it does. The formula decides nothing about you: you choose.",
        "Applications are decided by a person, and reviews are removed by a person.",
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      blocks: [
        {
          list: [
            "See: ask what we keep about you and get a copy.",
            "Correct: most of it in your profile yourself, the rest by writing to us.",
            "Erase: close your account and what is about you goes, except what the law makes us keep; that is locked away.",
            "Take along: get what you gave us in a form machines can read.",
            "Object and restrict: where we rely on an interest of ours, say why yours weighs more, and we stop while we look into it.",
            "Withdraw a consent at any time; what was done before stays lawful.",
            "Complain to the data protection authority where you live. We would like to hear from you first.",
          ],
        },
        `Write to ${contact.email} from the address of your account. We answer within a month, and it costs nothing.`,
      ],
    },
    {
      id: "safety",
      title: "How it is kept safe",
      blocks: [
        "Passwords are hashed with a slow, memory-hard function; tokens of sessions and of links in mails are kept only as hashes. Your sign-in is a cookie that no script can read. Every page forbids the browser to load anything from elsewhere. Who may see what is checked on the server, for each request.",
        "If something goes wrong that puts you at risk, we tell you and the authority without delay. How to report a weakness stands in security.txt.",
      ],
    },
    {
      id: "children",
      title: "Children",
      blocks: [`The site is for people of ${MIN_AGE_YEARS} and older. If we learn that a younger person has an account, we erase it.`],
    },
    {
      id: "changes",
      title: "Changes",
      blocks: [
        "When this policy changes, the date at its top changes. If a change touches what you agreed to, we tell you by e-mail first.",
      ],
    },
  ],
});
