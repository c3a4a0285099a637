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
} as const;
