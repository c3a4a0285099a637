import { RULE } from "#app/features/rules/rule-marks";
import { QUOTE_MINUTES } from "../deadlines";

/** Texts of the page of a chosen hour. */
export const hourMessages = {
  hourTitle: "Book {name}",
  hourIntro: "Your hour with {name}: the time, the length and the whole price, on one page.",
  hourWhen: "When",
  hourFirstFree: "The first free time.",
  hourOtherTime: "Choose another time",
  hourTheirClock: "<time></time> for {firstName}",
  hourLength: "How long?",
  hourLengthTaken: "{length}: not free that long",
  hourUrgency: "How urgent?",
  hourUrgencyNote: `Rush: your request stands first for {firstName} and is marked as urgent, for ${RULE.rushPercent}% more.`,
  hourNoteHint: "A few sentences help {firstName} to prepare. Nobody else reads them.",
  hourAbout: "About {topic}",
  hourPrice: "Price",
  hourPriceHeld: `The price is held for ${QUOTE_MINUTES} minutes.`,
  hourHeld: "Time and price are held for you until <time></time>.",
  hourTerms:
    "{firstName} answers within {expiryHours, number} hours, and before the time itself. Withdraw until then and nothing is owed; after that you get everything back until {wholeRefundHours, number} hours before the start.",
  hourSend: "Request for {total}",
  hourSending: "Sending...",
  hourSignUpSend: "Sign up and request",
  hourSignInSend: "Sign in and request",
  hourConfirmSend: "Confirm and request",
  hourConfirmText: "Your address is confirmed with this button, and the request goes to {firstName}.",

  hourAccount: "So that {firstName} can answer you",
  hourAccountText: `This time is held for you for ${QUOTE_MINUTES} minutes while you sign up or in.`,
  hourNew: "I am new here",
  hourKnown: "I have an account",
  hourOtherWays: "Other ways to sign in",
  hourWaitingText: "Open it and press the button: your request goes to {firstName}.",
  hourSessionEnded: "You were signed out meanwhile. Sign in below: everything you wrote is still here.",

  hourReplaces: "You change your request for <time></time>: this one takes its place, and {firstName} gets one mail.",
  hourChangeSend: "Change the request, for {total}",
  hourChanged: "Request changed",
  hourChangedText: "{name} has been told once, and sees the new request alone.",
  hourOthers: "These times are free",
  hourGone: "There is nothing to ask for at the moment",
  hourGoneText: "{firstName} has no free time that can be booked here. You can ask a question, or look for somebody else.",
  hourOwnText: "This is your own page. Others book you here.",
  hourBack: "{name}",
} as const;
