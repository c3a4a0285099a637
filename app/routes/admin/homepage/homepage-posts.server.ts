import type { Viewer } from "#app/features/accounts/viewer";
import { nestFields } from "#app/features/admin/dotted-names";
import { type Posted, readFields } from "#app/forms/admin-form.server";
import { readHeldForm } from "#app/forms/recent-sign-in.server";
import { refuseForm } from "#app/forms/refuse.server";
import { now } from "#app/platform/clock.server";
import { CONSULTATION_POSTS, heldConsultation } from "./consultation-posts.server";
import { ENTRY_POSTS, heldEntry } from "./entry-posts.server";
import { MAIL_POSTS } from "./mail-posts.server";
import { heldPayment, PAYMENT_POSTS } from "./payment-posts.server";
import { heldPayout, PAYOUT_POSTS } from "./payout-posts.server";
import { heldPerson, PERSON_POSTS } from "./person-posts.server";
import { heldQuestion, QUESTION_POSTS } from "./question-posts.server";
import { heldEntries, heldTexts, SECTION_POSTS } from "./section-posts.server";
import { heldSettings, SETTINGS_POSTS } from "./settings-posts.server";
import { heldTopic, TOPIC_POSTS } from "./topic-posts.server";
import { UNDO_POSTS } from "./undo-posts.server";

const POSTS = {
  ...SECTION_POSTS,
  ...UNDO_POSTS,
  ...PERSON_POSTS,
  ...CONSULTATION_POSTS,
  ...PAYMENT_POSTS,
  ...MAIL_POSTS,
  ...PAYOUT_POSTS,
  ...SETTINGS_POSTS,
  ...QUESTION_POSTS,
  ...ENTRY_POSTS,
  ...TOPIC_POSTS,
};

type Intent = keyof typeof POSTS;

/** How each form stored before re-authentication is refilled; null when it has no input. */
const HELD = {
  suspend: heldPerson,
  restore: heldPerson,
  unlist: heldPerson,
  relist: heldPerson,
  "end-second-factor": heldPerson,
  "keep-second-factor": heldPerson,
  "mail-confirmation": null,
  "confirmation-link": heldPerson,
  "grant-admin": heldPerson,
  "revoke-admin": heldPerson,
  "undo-bulk": heldPerson,
  "cancel-consultation": heldConsultation,
  "record-no-show": heldConsultation,
  "complete-consultation": heldConsultation,
  "refund-consultation": heldConsultation,
  "pay-out": heldPayout,
  "pay-out-chosen": heldPayout,
  "take-back-payout": heldPayout,
  "confirm-payment": heldPayment,
  "deny-payment": heldPayment,
  "return-payment": heldPayment,
  "let-payment-go": heldPayment,
  "undo-payment": heldPayment,
  "undo-return": heldPayment,
  "confirm-payments": heldPayment,
  "save-pay-way": heldSettings("payWay"),
  "save-rules": heldSettings("rules"),
  "empty-demo": heldSettings("demo"),
  "send-test-mail": null,
  "policies-read": null,
  "save-brand": heldSettings("brand"),
  "save-contact": heldSettings("contact"),
  "save-defaults": heldSettings("defaults"),
  "save-danger": heldSettings("danger"),
  "save-section": heldTexts,
  "save-entries": heldEntries,
  undo: null,
  "show-section": null,
  order: null,
  "send-mail-again": null,
  "own-question": heldQuestion,
  "add-entry": heldEntry,
  "save-entry": heldEntry,
  "retire-entry": heldEntry,
  "restore-entry": null,
  "move-entry": null,
  "add-topic": heldTopic,
  "save-topic": heldTopic,
  "retire-topic": null,
  "restore-topic": null,
} satisfies Record<Intent, ((held: Record<string, unknown>) => unknown) | null>;

/** Returns the form that the admin returns to after re-authentication, refilled; null when there is none. */
export async function readHeldAnswer(viewer: Viewer, search: URLSearchParams) {
  const held = await readHeldForm(viewer, search, now());
  return (held && isIntent(held.intent) && HELD[held.intent]?.(nestFields(held))) || null;
}

/** Handles the forms of the first tab by their `intent`; responds with a 400 to unknown ones. */
export async function answerHomepagePost(viewer: Viewer, { request, context }: Posted) {
  const { intent, fields } = await readFields(viewer, { request, context });
  if (!isIntent(intent)) return refuseForm();
  return POSTS[intent](viewer, nestFields(fields), request);
}

const isIntent = (intent: string | undefined): intent is Intent => intent !== undefined && Object.hasOwn(POSTS, intent);
