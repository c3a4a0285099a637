/** Texts of the page that explains how the product works. */
export const guideMessages = {
  title: "How It Works",
  description:
    "From a question to advice you can act on: describe it, see who fits and why, check the price, and hear back within {hours, number} hours.",
  intro: "From a question to advice you can act on. What happens, in what order, and what if something goes wrong.",
  contents: "On this page",
  step: "Step {number, number}:",

  spanTitle: "One consultation, from request to review",
  spanRequest: "You ask for a time",
  spanRequestFigure: "Now",
  spanRequestText: "With the whole price in front of you. Nothing is owed yet.",
  spanAnswer: "The advisor answers",
  spanAnswerFigure: "{hours, number}\u00a0h",
  spanAnswerText: "Within {hours, number} hours, or the request expires.",
  spanMeeting: "You talk",
  spanMeetingFigure: "{from, number}–{to, number}\u00a0min",
  spanMeetingText: "At the agreed time, for the minutes you chose.",
  spanReview: "You both review",
  spanReviewFigure: "{days, number} days",
  spanReviewText: "Each side once, both shown together.",

  seekTitle: "If you need advice",
  seekText: "Looking around is free and needs no account. You pay for the sessions you book, and for nothing else.",
  seekButton: "Find an advisor",
  describeTitle: "Say what you need",
  describeText:
    "Browse a field, or describe your situation in your own words. The assistant and the matcher read it and lead you to the people who fit.",
  matchTitle: "See who fits, and why",
  matchText:
    "Each match says why it ranks where it does: expertise first, then ratings, free time and reply habits. A place in the list cannot be bought.",
  timeTitle: "Choose a time and a length",
  timeText: "{lengths}, from {minutes, number} minutes to {days, number} days ahead. You see the time on your clock and on the advisor's.",
  priceTitle: "Check the price",
  priceText:
    "{parts, select, both {Base, surge and rush are listed one by one, with their total.} surge {Base and surge are listed one by one, with their total.} rush {Base and rush are listed one by one, with their total.} other {You see the whole price, and what it is made of.}} It is held for {minutes, number} minutes while you make up your mind.",
  priceLink: "How a price is made",
  requestTitle: "Send the request",
  requestText: "The time is held for you while the advisor decides. Until then you can withdraw whenever you like, and nothing is owed.",
  answerTitle: "Hear back within {hours, number} hours",
  answerText:
    "The advisor accepts, declines, or proposes another time, up to {counters, plural, one {once} other {# times}}. No answer is an answer too: the request ends.",
  meetTitle: "Meet",
  meetText: "As soon as the time is agreed, each of you gets a calendar file. Nobody records you.",
  reviewTitle: "Say how it was",
  reviewText:
    "Each side can review once, within {days, number} days. Neither sees the other's until both have written or the time is over.",

  adviseTitle: "If you give advice",
  adviseText: "You decide what you offer, when you are available and what an hour costs.",
  adviseButton: "Become an Advisor",
  applyTitle: "Apply",
  applyText: "Your field, your experience, your evidence, your languages. What you have typed is kept while you confirm your address.",
  reviewedTitle: "Reviewed within {hours, number} hours",
  reviewedText: "A person reads it. You get a yes with your first steps, or the reasons for a no, and can apply again.",
  hoursTitle: "Open your hours",
  hoursText: "Weekly hours, days off, the break you need between two sessions, the notice you want. Nobody can book what you did not open.",
  requestsTitle: "Answer requests",
  requestsText:
    "Each shows the question, the time on your clock and the money. Accept, decline, or propose another time, within {hours, number} hours.",
  netTitle: "Know your net amount",
  netText: "What you will receive is shown beside every request before you accept it: the total, less what the platform keeps.",
  netNoFee: "At the moment the platform keeps nothing.",
  netFee: "At the moment the platform keeps {percent}.",
  reputationTitle: "Build a name",
  reputationText: "Reviews come only from sessions that took place, and you can answer them in public.",

  checksTitle: "What is checked about an advisor",
  checksText: "Nobody is listed until a person has looked. This is what they check, and what they do not.",
  checkPerson: "The person",
  checkPersonText: "Name, place and links are checked against each other before anybody is listed.",
  checkEvidence: "The evidence",
  checkEvidenceText: "Years, positions and certificates have to be shown, not just claimed. If they are not enough, we ask for more.",
  checkFigures: "The figures",
  checkFiguresText: "Sessions, reply times and free hours are counted by the site. No advisor can change them.",
  checkReviews: "The reviews",
  checkReviewsText: "One for each side of a session that took place. A review is removed for breaking a rule, never for being bad.",
  checkLimits: "What a check is not",
  checkLimitsText:
    "It does not test the advice itself, and it is not a licence. For legal, tax or investment matters, ask for the licence that applies where you live.",
  checkLimitsTextOwn:
    "It does not test the advice itself, and it is not a licence. Where a field needs one, ask for the licence that applies where you live.",
  checkLimitsLink: "More in the Terms of Service",

  silenceTitle: "When things do not go to plan",
  silenceText: "Nobody is left waiting, and no time is blocked for longer than it takes to decide.",
  noAnswer: "Nobody answers",
  noAnswerText:
    "After {hours, number} hours, or at the start of the session if that comes first, the request ends. The time is free again, nothing is owed, and you are shown others who fit.",
  otherTime: "Another time is proposed",
  otherTimeText:
    "You agree to it or you withdraw. After {counters, plural, one {# proposal} other {# proposals}} the advisor can only accept or decline.",
  sameTime: "Two people want the same hour",
  sameTimeText: "The first request holds it. Nobody else can ask for that time until it is decided.",
  missedAdvisor: "The advisor does not come",
  missedAdvisorText: "Report it from {minutes, number} minutes after the start. You owe nothing.",
  notClosed: "Nobody closes the session",
  notClosedText: "It counts as held {hours, number} hours after its end, and the reviews open.",

  cancelTitle: "If you have to cancel",
  cancelText: "Before an advisor has accepted you simply withdraw. After that, this is what you get back.",

  endTitle: "Bring the question",
  endText: "Describe it as it comes. Somebody here has answered it before.",
  endAssistant: "Ask the AI Assistant",
} as const;
