/** Texts of the help page: contact details and common questions. */
export const helpMessages = {
  title: "Help and Contact",
  description: "Who to ask, and the answers people look for: paying, refunds, changing or cancelling, becoming an advisor, and privacy.",
  intro: "The answers people look for most, and who to ask when yours is not among them.",
  contents: "On this page",

  contactTitle: "Contact us",
  contactText: "Write to us about an account, a payment or a consultation. If it is about a session, tell us the advisor and the time.",
  email: "Email",
  phone: "Phone",
  place: "Place",
  assistant: "Ask the AI Assistant",

  paymentTitle: "Payment",
  paymentText: "You pay for the sessions you book, and for nothing else.",
  whenPay: "When do I pay?",
  whenPayAnswer:
    "Nothing is due before an advisor has accepted. You see the whole price, part by part, before you ask, and it is held for {minutes, number} minutes.",
  whenPayLink: "How a price is made",
  howPay: "How do I pay?",
  howPayProvider: "On our payment provider's page, which you reach from your consultation. This site never sees your card.",
  howPayOutside: "To {site}, {ways}. Once your consultation is accepted, you find the amount and the details on its page.",
  howPayNamed: "In the way that {site} tells you. Once your consultation is accepted, you find the amount and the details on its page.",
  byTransfer: "by bank transfer",
  byLink: "on a payment page",
  receipt: "Where is my receipt?",
  receiptAnswer: "On your billing page, as soon as the money has arrived.",
  receiptLink: "Your billing page",

  refundTitle: "Refunds",
  refundText: "If you cancel an agreed session, this is what you get back.",
  notHeld: "What if the advisor cancels or does not come?",
  notHeldAnswer:
    "If the advisor cancels, you get everything back. If nobody comes, say so on the consultation's page from {minutes, number} minutes after the start. The advisor then has {hours, number} hours to answer.",
  fellShort: "What if the session was not what we agreed?",
  fellShortAnswer: "Write to the advisor first, then to us. We listen to both sides and can refund in part or in full.",
  fellShortLink: "The rules, in the Terms of Service",

  changeTitle: "Changing or cancelling",
  changeText: "You do all of it on the page of the consultation.",
  withdraw: "Can I take a request back?",
  withdrawAnswer:
    "Yes, until the advisor has accepted, and nothing is owed. Without an answer it expires after {hours, number} hours, or at the start of the session if that comes first.",
  move: "Can we meet at another time?",
  moveAnswer: "Either side can propose one. The agreed time stands until the other side says yes to the new one.",
  cancel: "How do I cancel?",
  cancelAnswer: "Open the consultation and cancel it there. Before you confirm, you see what you get back.",
  cancelLink: "Your consultations",

  advisorTitle: "Becoming an advisor",
  advisorText: "You decide what you offer, when you are available and what an hour costs.",
  apply: "How do I apply?",
  applyAnswer: "Tell us about your field, experience, evidence and languages. What you have typed is kept until you send it.",
  applyLink: "Become an Advisor",
  review: "How long does it take?",
  reviewAnswer:
    "A person reads your application, usually within {hours, number} hours. If it is a no, you get the reasons and can apply again.",
  earn: "What do I receive?",
  earnAll: "An advisor gets the whole price: at the moment this site keeps nothing of it.",
  earnLess:
    "An advisor gets the price, less the {percent} that this site keeps. Their share stands beside each request before they accept it.",

  privacyTitle: "Privacy",
  privacyText: "Nothing is sold, and there is no advertising.",
  kept: "What do you keep about me?",
  keptAnswer: "What the site needs to work for you: your account, your profile, your sessions and your messages.",
  keptLink: "Privacy Policy",
  erase: "Can I download my data, or delete my account?",
  eraseAnswer:
    "Both, under Security in your profile. After you ask for it to be deleted, signing in within {days, number} days brings your account back.",
  eraseLink: "Security",
  recorded: "Is a session recorded?",
  recordedAnswer: "The site records nothing: no sound, no picture, no transcript.",
} as const;
