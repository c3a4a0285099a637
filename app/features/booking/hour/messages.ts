import { RULE } from "#app/features/rules/rule-marks";
import { QUOTE_MINUTES } from "../deadlines";

/** Texts of the page of a chosen hour. */
export const hourMessages = {
  hourTitle: "Book {name}",
  hourChangeTitle: "Change your request to {name}",
  hourIntro: "Your hour with {name}: the time, the length and the whole price, on one page.",
  hourWhen: "When",
  hourFirstFree: "The first free time.",
  hourOtherTime: "Choose another time",
  hourTheirClock: "<time></time> for {firstName}",
  hourLength: "How long?",
  hourLengthTaken: "{length}: not free that long",
  hourUrgency: "How urgent?",
  hourUrgencyNote: `Rush: your request comes before those that can wait, for ${RULE.rushPercent}% more. The time to answer stays the same.`,
  hourNoteHint: "A few sentences help {firstName} to prepare. Nobody else reads them.",
  hourAbout: "About {topic}",
  hourPrice: "Price",
  hourPriceHeld: `The price is held for ${QUOTE_MINUTES} minutes.`,
  hourPriceHeldUntil: "The price is held for you until <time></time>.",
  hourHeld: "Time and price are held for you until <time></time>.",
  hourTerms:
    "{firstName} answers {expiryHours, plural, =0 {} other {within # hours, and }}before the start at the latest. Until then you can withdraw and owe nothing; after that you get everything back until {wholeRefundHours, number} hours before the start.",
  hourTermsPart:
    "{firstName} answers {expiryHours, plural, =0 {} other {within # hours, and }}before the start at the latest. Until then you can withdraw and owe nothing; after that you get {percent}% back if you cancel{hours, plural, =0 {} one { at least # hour before} other { at least # hours before}}.",
  hourTermsNone:
    "{firstName} answers {expiryHours, plural, =0 {} other {within # hours, and }}before the start at the latest. Until then you can withdraw and owe nothing; after that nothing goes back: the start is too near.",
  hourSend: "Request for {total}",
  hourSending: "Sending...",
  hourSignUpSend: "Sign up and request",
  hourSignInSend: "Sign in and request",
  hourConfirmSend: "Confirm and request",
  hourConfirmText: "Your address is confirmed with this button, and the request goes to {firstName}.",
  hourStepMissing: "One step is missing: nothing has been sent to {firstName} yet.",
  hourStepTo: "To the button",

  hourAccount: "So that {firstName} can answer you",
  hourAccountText: `This time is held for you for ${QUOTE_MINUTES} minutes while you sign up or in.`,
  hourNew: "I am new here",
  hourKnown: "I have an account",
  hourOtherWays: "Other ways to sign in",
  hourWaitingText: "Open it in this browser and press the button: your request goes to {firstName}.",
  hourLinkKeeps: "Change what you like: the link in the mail comes back to what is saved here.",
  hourLinkSave: "Save the change",
  hourLinkSaved: "Saved. The link in the mail comes back to this.",
  hourLinkSaving: "Saving...",
  hourSessionEnded: "You have been signed out. Sign in below: everything you wrote is still here.",

  hourReplaces:
    "So far you have asked for <time></time>. What you send here takes the place of that request, and {firstName} gets one mail.",
  hourNowOther: "Since you asked, this has changed:",
  hourNowLengths: "{before, number} minutes are no longer offered; {now, number} are chosen instead.",
  hourNowRush: "Rush adds {now, number}% instead of {before, number}%.",
  hourNowExpiry: "{now, plural, one {# hour} other {# hours}} to answer instead of {before, number}.",
  hourNowWhole: "All money back until {now, plural, one {# hour} other {# hours}} before the start instead of {before, number}.",
  hourNowPart:
    "After that {now, plural, =0 {nothing} other {#%}} back until {hoursNow, plural, =0 {the start} one {# hour before} other {# hours before}} instead of {before, plural, =0 {nothing} other {#%}} until {hoursBefore, plural, =0 {the start} one {# hour before} other {# hours before}}.",
  hourChangeSend: "Change the request, for {total}",
  hourChanged: "Request changed",
  hourChangedText: "{name} gets one mail, and sees only the new request.",
  hourOthers: "These times are free",
  hourGone: "No time can be booked at the moment",
  hourGoneText: "{firstName} has no free time that can be booked here. You can ask a question, or look for somebody else.",
  hourOwnText: "This is your own page. Others book you here.",
  hourOwnRequest: "This time is yours: you have asked for it already.",
  hourOwnRequestOpen: "Open your request",
  hourBack: "{name}",
} as const;
