import { NAME_MAX_CHARACTERS } from "#app/features/profiles/limits";

/** Texts of requesting a chosen hour: who asks, what it is about, and that it was sent. */
export const askingMessages = {
  askedName: "Your name",
  askedNameHint: "{name} sees who is asking. It is kept in your profile.",
  askedNameLong: `At most ${NAME_MAX_CHARACTERS} characters`,
  askedNameCharacters: "Please use letters, spaces, hyphens and apostrophes",
  askedNameNeeded: "Please enter your name: the advisor sees who is asking.",
  askedNameReserved: "This could be mistaken for the site itself. Please use your own name, each word in letters of one alphabet.",
  note: "What is it about?",
  noteElsewhere: "Something was written in another browser. We have not filled it in here: if it was you, please write it again.",
  unusualHour: "For you this is {part, select, early {before {from}} other {after {to}}}. Is that the time you mean?",
  unusualHourSuggested: "For you this is {part, select, early {before {from}} other {after {to}}}. You can choose another time.",
  unusualHourTheirs: "For {name} this is {part, select, early {before {from}} other {after {to}}}.",

  requestedTitle: "Consultation Requested!",
  requestSent: "Your request has been sent to {name}. You will hear back within {hours, number} hours.",
  requestSentSoon: "Your request has been sent to {name}. You will hear back before the start at the latest.",
  findOthers: "Find other advisors",
  findOthersThen: "Find others free at that time",
  changedMeanwhile: "This consultation has changed in the meantime. Please look again.",
  refundChanged: "Nothing has been cancelled: what that costs has changed in the meantime. Please check below and try again.",
  nothingChanged: "Nothing has changed: your request stands as it is.",
  acceptedMeanwhile: "{firstName} has accepted in the meantime, so your change was not made. What you wrote is still here.",
} as const;
