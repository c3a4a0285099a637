import { RULE_BOUNDS } from "#app/features/rules/rules";
import { MOST_FEE_PERCENT } from "../limits";

const RUSH = RULE_BOUNDS.rushPercent;
const CAP = RULE_BOUNDS.surgeCapTenths;
const { expiryHours: EXPIRY, wholeRefundHours: WHOLE, partRefundPercent: PART } = RULE_BOUNDS;
const TENTHS = 10;

/** The rules of the site, as admins set them. */
export const rulesMessages = {
  title: "Rules",
  text: "They hold for what people are shown from now on. A price that somebody was shown, and a consultation that was asked for, keep the rules of their moment.",
  fee: "Platform fee in percent",
  feeText: "What the platform keeps of each consultation. Advisors see it before they accept.",
  rush: "Rush fee in percent of the base price",
  surge: "Surge: a price rises while many people ask about its topic",
  surgeCap: "Surge at most, as a multiplier",
  promises: "Answers and cancellations",
  expiry: "Hours that an advisor has to answer a request",
  expiryText: "After them it ends by itself, and nothing is owed.",
  wholeRefund: "Hours before the start until which a client who cancels gets everything back",
  partRefund: "Hours before the start until which a part goes back",
  partRefundText: "Zero stands for the start itself.",
  partPercent: "That part, in percent of the price",
  partPercentText: "Zero means that nothing goes back after the time above.",
  buffer: "Buffer after each consultation, at least",
  bufferText: "An advisor can choose a longer one. What is agreed stays where it is.",
  none: "none",
  specified: "As specified: {value}",
  on: "on",
  off: "off",
  feeRefused: `Please enter a percentage from 0 to ${MOST_FEE_PERCENT}.`,
  rushRefused: `Please enter a whole number from ${RUSH.least} to ${RUSH.most}.`,
  surgeCapRefused: `Please enter a multiplier from ${CAP.least / TENTHS} to ${CAP.most / TENTHS}, with one decimal.`,
  expiryRefused: `Please enter a whole number of hours from ${EXPIRY.least} to ${EXPIRY.most}.`,
  wholeRefundRefused: `Please enter a whole number of hours from ${WHOLE.least} to ${WHOLE.most}.`,
  partRefundRefused: "Please enter a whole number of hours that is smaller than the one above.",
  partPercentRefused: `Please enter a whole number from ${PART.least} to ${PART.most}.`,
  bufferRefused: "Please choose one of the buffers offered.",
  save: "Save rules",
  saved: "The rules are saved, and hold from now on.",
  changes: "Changes of the rules",
  changedBy: "{name}, <time></time>",
  unknown: "An account that is gone",
  change: "{rule}: {before} → {after}",
  hours: "{count, plural, one {# hour} other {# hours}}",
  feeShort: "Platform fee",
  rushShort: "Rush fee",
  surgeShort: "Surge",
  surgeCapShort: "Surge at most",
  expiryShort: "Time to answer",
  wholeRefundShort: "Everything back until",
  partRefundShort: "A part back until",
  partPercentShort: "That part",
  bufferShort: "Buffer",
};
