/** Answers to questions about the site, and the labels of their pages. */
export const siteMessages = {
  sitePassword: "On this page you enter your email address, and get a link with which you choose a new password.",
  siteLanguage: "The languages stand at the bottom of every page. Once you are signed in, yours is also among your preferences.",
  siteNoAnswer:
    "An advisor has {hours, plural, one {# hour} other {# hours}} to answer. Without an answer the request expires, and nothing is owed. Among your consultations you see how it stands.",
  linkForgot: "Forgot password",
  siteApp: "There is nothing to install: the site works in the browser of a phone as on a computer, and can be put on the home screen.",
  siteElsewhere:
    "I am not sure which question about this site you mean. The help page answers what people ask most, and says who answers everything else.",
} as const;
