import { ACCOUNT_PLANTS } from "./account-plants.mjs";
import { ADMIN_PLANTS } from "./admin-plants.mjs";
import { ATTACK_PLANTS } from "./attack-plants.mjs";
import { BOOKING_PLANTS } from "./booking-plants.mjs";
import { BOUND_PLANTS } from "./bound-plants.mjs";
import { BUSY_THIEF_PLANTS } from "./busy-thief-plants.mjs";
import { CALENDAR_PLANTS } from "./calendar-plants.mjs";
import { CONNECTION_PLANTS } from "./connection-plants.mjs";
import { CROWDING_PLANTS } from "./crowding-plants.mjs";
import { ELSEWHERE_PLANTS } from "./elsewhere-plants.mjs";
import { ENDING_PLANTS } from "./ending-plants.mjs";
import { EXAM_PLANTS } from "./exam-plants.mjs";
import { FLOOD_PLANTS } from "./flood-plants.mjs";
import { FORGERY_PLANTS } from "./forgery-plants.mjs";
import { FORM_PLANTS } from "./form-plants.mjs";
import { GIVEN_UP_PLANTS } from "./given-up-plants.mjs";
import { GUARD_PLANTS } from "./guard-plants.mjs";
import { IDENTITY_PLANTS } from "./identity-plants.mjs";
import { KEPT_PLANTS } from "./kept-plants.mjs";
import { LATER_EXAM_PLANTS } from "./later-exam-plants.mjs";
import { LATER_LOOK_PLANTS } from "./later-look-plants.mjs";
import { LED_PLANTS } from "./led-plants.mjs";
import { LEFT_BEHIND_PLANTS } from "./left-behind-plants.mjs";
import { LIMIT_PLANTS } from "./limit-plants.mjs";
import { MANY_HANDS_PLANTS } from "./many-hands-plants.mjs";
import { MARKET_EXAM_PLANTS } from "./market-exam-plants.mjs";
import { MEANWHILE_PLANTS } from "./meanwhile-plants.mjs";
import { NEWEST_EXAM_PLANTS } from "./newest-exam-plants.mjs";
import { OUTLIVED_PLANTS } from "./outlived-plants.mjs";
import { OVERLOAD_PLANTS } from "./overload-plants.mjs";
import { OWN_MATTER_PLANTS } from "./own-matter-plants.mjs";
import { PRETENCE_PLANTS } from "./pretence-plants.mjs";
import { PROFILE_PLANTS } from "./profile-plants.mjs";
import { PROMISE_PLANTS } from "./promise-plants.mjs";
import { QUESTION_PLANTS } from "./question-plants.mjs";
import { READING_PLANTS } from "./reading-plants.mjs";
import { REPEATED_PLANTS } from "./repeated-plants.mjs";
import { SECOND_LOOK_PLANTS } from "./second-look-plants.mjs";
import { SECURITY_PLANTS } from "./security-plants.mjs";
import { SHOWN_PLANTS } from "./shown-plants.mjs";
import { SIGN_UP_PLANTS } from "./sign-up-plants.mjs";
import { TAKEOVER_PLANTS } from "./takeover-plants.mjs";
import { THIEF_PLANTS } from "./thief-plants.mjs";
import { UNSEEN_PLANTS } from "./unseen-plants.mjs";
import { UNTAKEN_PLANTS } from "./untaken-plants.mjs";
import { WALKED_ROUND_PLANTS } from "./walked-round-plants.mjs";
import { WAY_BACK_PLANTS } from "./way-back-plants.mjs";
import { WORKER_PLANTS } from "./worker-plants.mjs";

/**
 * Defects to be planted one at a time, each with the tests that must turn red (npm run test:planted).
 * @typedef {object} Plant
 * @property {string} threat its number in docs/security.md, or 'rule' for what is no threat
 * @property {string} planted what is taken away or put in
 * @property {[file: string, from: string, to: string][]} edits
 * @property {string} test the file that must turn red
 * @property {string} name the test in it, as a pattern
 */

/** @type {Plant[]} */
export const PLANTS = [
  ...ACCOUNT_PLANTS,
  ...ADMIN_PLANTS,
  ...ATTACK_PLANTS,
  ...BOOKING_PLANTS,
  ...BOUND_PLANTS,
  ...BUSY_THIEF_PLANTS,
  ...CALENDAR_PLANTS,
  ...CONNECTION_PLANTS,
  ...CROWDING_PLANTS,
  ...ENDING_PLANTS,
  ...EXAM_PLANTS,
  ...FLOOD_PLANTS,
  ...ELSEWHERE_PLANTS,
  ...FORGERY_PLANTS,
  ...FORM_PLANTS,
  ...GIVEN_UP_PLANTS,
  ...GUARD_PLANTS,
  ...IDENTITY_PLANTS,
  ...KEPT_PLANTS,
  ...LED_PLANTS,
  ...LATER_EXAM_PLANTS,
  ...LATER_LOOK_PLANTS,
  ...NEWEST_EXAM_PLANTS,
  ...OUTLIVED_PLANTS,
  ...OVERLOAD_PLANTS,
  ...OWN_MATTER_PLANTS,
  ...LEFT_BEHIND_PLANTS,
  ...LIMIT_PLANTS,
  ...MANY_HANDS_PLANTS,
  ...MARKET_EXAM_PLANTS,
  ...MEANWHILE_PLANTS,
  ...PROFILE_PLANTS,
  ...PRETENCE_PLANTS,
  ...PROMISE_PLANTS,
  ...QUESTION_PLANTS,
  ...READING_PLANTS,
  ...REPEATED_PLANTS,
  ...SECOND_LOOK_PLANTS,
  ...SECURITY_PLANTS,
  ...SHOWN_PLANTS,
  ...SIGN_UP_PLANTS,
  ...TAKEOVER_PLANTS,
  ...THIEF_PLANTS,
  ...UNSEEN_PLANTS,
  ...UNTAKEN_PLANTS,
  ...WALKED_ROUND_PLANTS,
  ...WAY_BACK_PLANTS,
  ...WORKER_PLANTS,
];
