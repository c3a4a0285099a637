/** Answers to questions about the site, and the labels of their pages. */
export const siteMessages = {
  sitePassword: "On this page you enter your email address, and get a link with which you choose a new password.",
  siteLanguage: "The languages stand at the bottom of every page. Once you are signed in, yours is also among your preferences.",
  siteNoAnswer:
    "An advisor has {hours, plural, one {# hour} other {# hours}} to answer. Without an answer the request expires, and nothing is owed. Among your consultations you see how it stands.",
  linkForgot: "Forgot password",
  siteApp: "There is nothing to install: the site works in the browser of a phone as on a computer, and can be put on the home screen.",
  siteMoving:
    "Open the consultation on this page and propose another time there. The agreed time stands until the other side says yes to the new one.",
  siteSurge:
    "{surge, select, on {While far more people ask about a topic than there are advisors for it, a surge is added to the advisor's rate; it is never more than {percent}, and goes when they are fewer.} other {Nothing is added to an advisor's rate when many people ask.}} Advisors can also change their rate. The price that you are shown does not rise while you decide.",
  siteNoAccount: "No. Looking at advisors, searching and asking me need no account and cost nothing. You need one only to book.",
  siteNoOtherWay: "There is no other way to pay.",
  siteLook: "Light and dark stand at the bottom of every page. Once you are signed in, they are also among your preferences.",
  siteElsewhere:
    "I am not sure which question about this site you mean. The help page answers what people ask most, and says who answers everything else.",
  siteOvertime:
    "The price is for the length that you book, and the site adds nothing for minutes beyond it. If you need more time, choose a longer talk or book another.",
  siteTrial:
    "There is no free first talk: a consultation has its price from the first minute, but it may be a short one. Looking at advisors, searching, asking them a question and asking me cost nothing.",
  siteMailMissing:
    "Look among the spam, too. For a new account, sign in with your password: you can then have the link sent again. Whether a request was sent, you see among your consultations.",
  siteConfidential:
    "What you write to an advisor is seen by you and the advisor alone; if a message is reported, the people who run this site read that message and no other. Neither side passes on what it learns of the other, unless the law demands it.",
  siteReport:
    "In your messages you can report each one that somebody writes to you, and block whoever wrote it. You can also write to the people who run this site, at {email}.",
  siteReviewNamed: "A client's review is shown on the advisor's page, with the client's name.",
  siteLate:
    "If you will be late, write to the other side under Messages. From {minutes, number} minutes after the start they can say that you did not come; if you do not come, the price stays due.",
  siteCurrency: "You pay in the advisor's currency. Amounts in another one are marked ≈ and are only there to compare.",
  siteCardUnseen: "This site never sees the details of a card.",
  siteTimeZone: "You see each time on your own clock, and on the advisor's. Your time zone is among your preferences.",
  siteAge: "You must be at least {years, number} years old.",
  siteOperator: "The operator of this site is {operator}.",
  linkDashboard: "Advisor Dashboard",
  siteNotHeldMoney:
    "If the advisor does not answer, you get everything back, or owe nothing if you have not paid yet; if you and the advisor disagree, the people who run this site decide.",
} as const;
