import { RULE_BOUNDS } from "#app/features/rules/rules";
import { MOST_FEE_PERCENT } from "../limits";

const RUSH = RULE_BOUNDS.rushPercent;
const CAP = RULE_BOUNDS.surgeCapTenths;
const TENTHS = 10;

/** The rules of the site, as admins set them. */
export const rulesMessages = {
  title: "Rules",
  text: "They hold for prices that are shown from now on. A price that somebody was shown, and a consultation that was asked for, keep the rules of their moment.",
  fee: "Platform fee in percent",
  feeText: "What the platform keeps of each consultation. Advisors see it before they accept.",
  rush: "Rush fee in percent of the base price",
  surge: "Surge: a price rises while many people ask about its topic",
  surgeCap: "Surge at most, as a multiplier",
  specified: "As specified: {value}",
  on: "on",
  off: "off",
  feeRefused: `Please enter a percentage from 0 to ${MOST_FEE_PERCENT}.`,
  rushRefused: `Please enter a whole number from ${RUSH.least} to ${RUSH.most}.`,
  surgeCapRefused: `Please enter a multiplier from ${CAP.least / TENTHS} to ${CAP.most / TENTHS}, with one decimal.`,
  save: "Save rules",
  saved: "The rules are saved, and hold from now on.",
  changes: "Changes of the rules",
  changedBy: "{name}, <time></time>",
  unknown: "An account that is gone",
  change: "{rule}: {before} → {after}",
  feeShort: "Platform fee",
  rushShort: "Rush fee",
  surgeShort: "Surge",
  surgeCapShort: "Surge at most",
};
