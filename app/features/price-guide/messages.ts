import { MIN_RATE } from "#app/features/rules/highest-rate";
import { RULE } from "#app/features/rules/rule-marks";
import { grouped } from "#app/ui/text/counts";
import { FIRST_RATE, MAX_COUNTED } from "./limits";

/** Texts of the page that explains what a consultation costs. */
export const priceGuideMessages = {
  title: "Pricing",
  description:
    "Pay for each session, without a subscription: how a price is made from the hourly rate{parts, select, both {, surge and rush,} surge { and surge,} rush { and rush,} other {,}} with the formula and a calculator.",
  intro: "You pay for the session you book. No subscription, no membership, nothing that renews by itself.",

  freeTitle: "Free to look",
  freeText: "An account, browsing, matching and the assistant cost nothing.",
  totalTitle: "The total first",
  totalText: "Each price is complete before you ask for the session, and held for {minutes, number} minutes.",
  dueTitle: "Due when accepted",
  dueText: "A request that is declined, withdrawn or not answered costs nothing.",

  workOut: "Work out a price",
  workOutText: "The same calculation that prices a real request. Try the hourly rate of an advisor you have seen.",
  rate: "Hourly rate",
  currency: "Currency",
  minutes: "Minutes",
  urgency: "Urgency",
  urgencyNormal: "Normal",
  urgencyRush: "Rush{percent, plural, =0 {} other { (+{percent, number}%)}}",
  demand: "How busy the topic is",
  requests: "Open requests",
  requestsHint: "In the last {minutes, number} minutes, one per person",
  advisors: "Available advisors",
  advisorsHint: "For the topic, and not away",
  calculate: "Work it out",

  receipt: "The price",
  base: "Base price",
  baseHow: "{rate} an hour × {minutes, number} minutes",
  surge: "Surge (×{multiplier})",
  surgeHow: "{requests, plural, one {# request} other {# requests}} for {advisors, plural, one {# advisor} other {# advisors}}",
  noSurge: "No surge",
  rush: "Rush fee ({percent, number}%)",
  noRush: "No rush",
  noRushHow: "It would add {percent, number}%",
  rushHow: "Of the base price",
  total: "Total",
  fee: "Platform fee ({percent})",
  net: "The advisor receives",
  find: "Find an advisor",
  unpriced: "There is no price for that yet.",
  unpricedText: "Correct what is marked, and it appears here.",

  rateUnreadable: `Please enter an hourly rate from ${MIN_RATE} to ${RULE.highestRate}, such as ${FIRST_RATE}.`,
  currencyUnknown: "Please choose one of the currencies in the list.",
  minutesUnknown: "Please choose one of the lengths in the list.",
  urgencyUnknown: "Please choose normal or rush.",
  countUnreadable: `Please enter a whole number from 0 to ${grouped(MAX_COUNTED)}.`,

  examples: "Prices, worked out",
  currencyChoice: "Prices also in",
  currencyNone: "No other currency",
  exampleUsual: "On a usual day",
  exampleRush: "In a hurry",
  exampleSurge: "When many ask at once",
  exampleBase: "{minutes} at {rate} an hour: {amount}",
  exampleRushFee: "Rush fee, {percent}%: {amount}",
  exampleSurgeAmount: "Surge, {percent}%: {amount}",
  formulaShow: "Show the formula",
  formula: "How a price is made",
  formulaText:
    "{lines, plural, =1 {One line, and it is the whole price. It} =2 {Two lines and their sum. Each line} other {Three lines and their sum. Each line}} is rounded once to the smallest coin, halves up, and nothing is added later.",
  baseFormula: "hourly rate × minutes ÷ 60",
  baseText: "The advisor names the rate. A session lasts {lengths}.",
  surgeName: "Surge",
  surgeFormula: "base × (multiplier − 1)",
  surgeText: `Only while many people ask about the topic at once. It adds at most ${RULE.mostSurgePercent}% to the base price.`,
  rushName: "Rush",
  rushFormula: "base × {percent, number}%",
  rushText: "Your request comes before those that can wait. Only if you choose it: it is never chosen for you.",
  totalFormula: "base{parts, select, both { + surge + rush} surge { + surge} rush { + rush} other {}}",
  totalText2: "What you pay, in the advisor's currency.",
  feeName: "Platform fee",
  feeFormula: "total × {percent}",
  feeText: "What this site keeps. It is taken from what the advisor receives, and never added to your price.",
  feeNone: "This site keeps nothing: the advisor receives the whole total.",

  surgeTitle: "Surge, in the open",
  surgeLead:
    "When far more people ask about a topic than there are advisors for it, a higher price brings more of them to the table. Here is all there is to it.",
  surgeRule:
    "multiplier = min({highest}, {usual} + {tenth} × min(⌊max(0, requests ÷ advisors − 1) ÷ {share}⌋, max(0, requests − advisors)))",
  surgeRuleText:
    "Up to one request for each advisor there is no surge. Each further {share} of a request for each advisor adds {tenthPercent}, up to {highestPercent}. A single request never adds more than {tenthPercent}.",
  surgeCounts:
    "What counts are the requests of the last {minutes, number} minutes that are waiting for an answer, one per person, without withdrawn ones. Advisors are all those approved for the topic and not away; if there are none, we count one.",
  surgeFixed: "The multiplier is fixed in the price you are shown. It does not rise while you decide.",
  chart: "The surge multiplier by the number of open requests for each available advisor",
  chartAcross: "Open requests for each available advisor",
  chartYours:
    "{requests, plural, one {# request} other {# requests}} for {advisors, plural, one {# advisor} other {# advisors}}: {multiplier}",
  chartTable: "The steps as a table",
  chartFrom: "Requests for each advisor, from",
  chartMultiplier: "Multiplier",

  cancelTitle: "If you have to cancel",
  cancelText: "Until the advisor accepts you can withdraw and owe nothing. After that, by how long before the start you cancel:",
  cancelTerms: "Full details in the Terms of Service",

  questions: "Questions about money",
  whoSets: "Who sets the hourly rate?",
  whoSetsAnswer:
    "The advisor, freely, between {least, number} and {most, number} an hour {count, plural, one {in {currencies}} other {in one of # currencies: {currencies}}}. Nobody can pay to be placed higher.",
  whichCurrency: "In which currency do I pay?",
  whichCurrencyAnswer:
    "In the advisor's. Amounts marked with ≈ are converted into yours at a reference rate of {date}, for comparison only; they are never charged.",
  howPay: "How do I pay?",
  howPayAnswer:
    "It is shown before you confirm. If it is by card, you pay on a payment provider's page; if not, once a session is accepted, in the way {site} tells you. This site never sees your card, and nothing is taken before the advisor has accepted.",
  tax: "Is tax included?",
  taxAnswer: "The total is what you pay. An advisor who has to charge tax includes it in the rate.",
  changed: "Can the price change after I have seen it?",
  changedAnswer:
    "It is held for {minutes, number} minutes. If it has changed by the time you confirm, you are shown the new one first and nothing is sent.",
} as const;
