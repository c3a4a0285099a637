import { policyPageMessages } from "./messages-of-pages";

/** Texts around the policies. The policies themselves are data in this folder. */
export const policyTextMessages = {
  privacy: "Privacy Policy",
  terms: "Terms of Service",
  cookies: "Cookie Policy",
  title: "Our policies in full",
  intro: "What we keep about you, what you and we agree on, and what is left in your browser.",
  inShort: "In short",
  contents: "On this page",
  effective: "In effect since <date></date>",
  ownPage: "Open on a page of its own",
  ownPageLabel: "Open on a page of its own: {policy}",
  translation: "This is a translation. <binding>The {language} text</binding> is the binding one.",
  binding: "This is the {language} text, which is the binding one. <translation>Read the translation</translation>",
  noticeBefore: "Time of your cancellation",
  refund: "You get back",
  hoursOrMore: "{hours, number} hours before the start or earlier",
  hoursBetween: "Between {from, number} and {to, number} hours before",
  hoursLess: "Less than {to, plural, one {# hour} other {# hours}} before",
  refundPercent: "{percent, number}%",
  refundOfAdvisor: "The advisor cancels, at any time",
  cancellation: "What you get back when you cancel",
} as const;

/** The same with the texts of the pages with a single policy. */
export const policiesMessages = { ...policyTextMessages, ...policyPageMessages } as const;
