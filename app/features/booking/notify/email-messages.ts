/** Texts of the emails about a consultation. Key prefixes are those of `email-kinds.ts`: each has a subject and a text. */
export const emailMessages = {
  emailGreeting: "Hello {name},",
  emailThere: "there",
  blockedClient: "Client (blocked)",
  blockedAdvisor: "Advisor (blocked)",
  emailClosing: "You receive this because of a consultation at {site}.",
  emailAction: "Open the consultation",
  emailSearchAction: "Find other advisors",
  emailAgain: "Other times with {name}",
  emailWhen: "When",
  emailInstead: "{now} (instead of {before})",
  emailSoFar: "So far",
  emailProposed: "Proposed time",
  emailTheirClock: "For {name}",
  emailPrice: "Total",
  emailRefund: "Goes back to you",
  emailRefundOfOther: "Goes back to {name}",
  emailThisRefund: "This refund",
  emailYourPart: "Your part of it",
  emailRefunds: "All refunds",
  emailUrgency: "Urgency",

  requestAdvisorSubject:
    "{urgency, select, rush {Rush: } other {}}{name} {change, select, yes {changes a request} other {asks you for a consultation}}",
  requestAdvisorText:
    "{name} {change, select, yes {changes a request: this one takes its place.} other {asks you for a consultation.}} The time is held until {deadline}; please accept or decline before.",
  acceptClientSubject: "{name} accepted your request",
  acceptClientText: "{name} accepted your request. The time is yours; the file with this mail puts it into your calendar.",
  acceptAgreedSubject: "Your consultation with {name} is confirmed",
  acceptAgreedText:
    "The proposed time is agreed, and your consultation with {name} is confirmed. The file with this mail puts it into your calendar.",
  declineClientSubject: "{name} cannot take your request",
  declineClientText: "{name} cannot take your request. Nothing is owed, and others may be free.",
  counterClientSubject: "{name} proposes another time",
  counterClientText:
    "{name} cannot make the time you asked for and proposes another one. If you agree to it by {deadline}, it is confirmed; if it does not suit you, propose another one or withdraw.",
  counterAdvisorSubject: "{name} proposes another time",
  counterAdvisorText:
    "{name} cannot make the time you proposed and proposes another one. If you agree to it by {deadline}, it is confirmed; if it does not suit you, propose another one or decline.",
  counterLastClientSubject: "{name} makes one last proposal",
  counterLastClientText:
    "{name} cannot make the time you asked for and proposes another one. If you agree to it by {deadline}, it is confirmed; if it does not suit you, withdraw.",
  counterLastAdvisorSubject: "{name} makes one last proposal",
  counterLastAdvisorText:
    "{name} cannot make the time you proposed and proposes another one. If you agree to it by {deadline}, it is confirmed; if it does not suit you, decline.",
  agreeToTimeClientSubject: "{name} agrees to your time",
  agreeToTimeClientText:
    "{name} agrees to the time you proposed. It is held until {deadline}, and confirmed as soon as you have authorised the payment.",
  agreeToTimeAdvisorSubject: "{name} agrees to your time",
  agreeToTimeAdvisorText:
    "{name} agrees to the time you proposed. It is held until {deadline}, and confirmed as soon as {name} has authorised the payment.",
  takeProposalBackOtherSubject: "{name} takes the proposed time back",
  takeProposalBackOtherText:
    "{name} takes the proposed time back. The time that was asked for first stands, and is held for an answer until {deadline}.",
  unansweredClientSubject: "Your request to {name} has expired",
  unansweredClientText: "You did not answer the time that {name} proposed, so your request has expired. Nothing is owed.",
  unansweredAdvisorSubject: "The request of {name} has expired",
  unansweredAdvisorText:
    "{name} did not answer the time you proposed, so the request has expired.{isOver, select, yes {} other { The time is free again.}}",
  proposalPassedSubject: "Your consultation with {name}: the time asked for first stands",
  proposalPassedText:
    "Nobody answered the proposed time before it came. The time that was asked for first stands, and is held for an answer until {deadline}.",
  withdrawAdvisorSubject: "{name} withdrew a request",
  withdrawAdvisorText: "{name} withdrew the request below. The time is free again.",
  expireClientSubject: "{name} did not answer in time",
  expireClientText: "{name} did not answer your request in time. Nothing is owed, and others may be free.",
  expireAdvisorSubject: "The request of {name} has expired",
  expireAdvisorText: "The request of {name} was not answered in time.{isOver, select, yes {} other { The time is free again.}}",

  rescheduleOtherSubject: "{name} asks to move your consultation",
  rescheduleOtherText: "{name} asks to move your consultation. The old time stands unless you agree by {deadline}.",
  agreeToRescheduleOtherSubject: "{name} agrees to the new time",
  agreeToRescheduleOtherText: "{name} agrees to the new time. The file with this mail moves it in your calendar.",
  keepTimeOtherSubject: "Your consultation with {name} keeps its time",
  keepTimeOtherText: "{name} keeps the agreed time: the proposed one no longer stands.",
  lapseSubject: "Your consultation with {name} keeps its time",
  lapseText: "Nobody answered the proposed time, so your consultation with {name} keeps the time it had.",
  cancelOtherSubject: "{name} cancelled your consultation",
  cancelOtherText: "{name} cancelled your consultation. The file with this mail takes it out of your calendar.",
  cancelOwnSubject: "You cancelled your consultation with {name}",
  cancelOwnText: "You cancelled your consultation with {name}. The file with this mail takes it out of your calendar.",
  cancelAsAdminSubject: "Your consultation with {name} is cancelled",
  cancelAsAdminText:
    "We had to cancel your consultation with {name}.{agreed, select, no { Nothing is owed.} told {} other { What was paid goes back in full.}}",
  completeOtherSubject: "Your consultation with {name} is completed",
  completeOtherText: "{name} marked your consultation as completed. You have {days} days to say how it was.",
  completeClockSubject: "How was your consultation with {name}?",
  completeClockText: "Your consultation with {name} counts as completed. You have {days} days to say how it was.",
  reportNoShowSubject: "Did you miss your consultation with {name}?",
  reportNoShowText:
    "{name} says that you did not come to your consultation. Please say how it was by {deadline}: if we hear nothing, that stands.",
  reportNoShowAgainSubject: "{name} says again that you did not come",
  reportNoShowAgainText:
    "{name} says again that you did not come to your consultation. What you answered stands: we look at both and decide. You will hear from us.",
  contestAdvisorSubject: "{name} says that you did not come",
  contestAdvisorText:
    "{name} says that you did not come to your consultation. You said that it took place, and that stands as your answer: we look at both and decide. You will hear from us.",
  takeNoShowBackSubject: "{name} says you were there after all",
  takeNoShowBackText: "{name} says that you came to your consultation after all. Nothing is left to decide.",
  denyNoShowSubject: "{name} says that they were there",
  denyNoShowText:
    "You said that {name} did not come. {name} says that they were there, so we will look at both sides and decide. You will hear from us.",
  noShowOfReaderSubject: "You did not come to your consultation with {name}",
  noShowOfReaderText:
    "{how, select, silent {{name} said that you did not come to your consultation. We heard nothing from you by {deadline}, so that stands.} other {We have noted that you did not come to your consultation with {name}.}}",
  noShowOfOtherSubject: "{name} did not come to your consultation",
  noShowOfOtherText:
    "{how, select, silent {You said that {name} did not come to your consultation. {name} did not answer by {deadline}, so that stands.} other {{name} has said that they did not come to your consultation. Nothing is left to decide.}}",
  absenceWordsOtherSubject: "{name} adds something about your consultation",
  absenceWordsOtherText:
    "{name} has added words about who came to your consultation. {isOpen, select, yes {Please say how it was by {deadline}: if we hear nothing, what {name} says stands.} other {We look at what both of you say and decide. You will hear from us.}}",
  decidedOfReaderSubject: "We have decided about your consultation with {name}",
  decidedOfReaderText: "We have decided: your consultation with {name} counts as missed by you.",
  decidedOfOtherSubject: "We have decided about your consultation with {name}",
  decidedOfOtherText: "We have decided: your consultation counts as missed by {name}.",
  decidedHeldSubject: "We have decided about your consultation with {name}",
  decidedHeldText: "We have decided: your consultation with {name} took place. You have {days} days to say how it was.",

  refundClientSubject: "A refund for your consultation with {name}",
  refundClientText: "{amount} of what you paid for your consultation with {name} goes back to you.",
  refundAdvisorSubject: "A refund to {name}",
  refundAdvisorText:
    "{amount} of the price of your consultation with {name} goes back to {name}. Your share of it is taken from what you are owed.",

  remindDaySubject: "Tomorrow: your consultation with {name}",
  remindDayText: "Your consultation with {name} starts in a day.",
  remindHourSubject: "In an hour: your consultation with {name}",
  remindHourText: "Your consultation with {name} starts in an hour.",
  remindToAnswerSubject: "{name} is waiting for your answer about another time",
  remindToAnswerText:
    "{name} proposed another time for your consultation. You can answer until {deadline}; after that the proposal no longer stands{isAgreed, select, yes {, and your consultation keeps its time} other {}}.",

  reviewOneOtherSubject: "{name} has reviewed your consultation",
  reviewOneOtherText: "{name} has written a review. You see it once you have written yours, or when the time for it is over.",
  reviewBothSubject: "Both reviews of your consultation with {name} are out",
  reviewBothText: "You can now read what {name} said about your consultation, and {name} can read what you said.",
  reviewReplyClientSubject: "{name} replied to your review",
  reviewReplyClientText: "{name} replied to your review.",

  eventTitle: "Consultation with {name}: {topic}",
  eventTitleAsked: "Requested, with {name}: {topic}",
  eventText: "Consultation about {topic} with {name}, booked at {site}.",
  eventTextAsked: "Consultation about {topic} with {name}, requested at {site} and not agreed yet.",
} as const;
