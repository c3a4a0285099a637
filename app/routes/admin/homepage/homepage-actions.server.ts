import type { Viewer } from "#app/features/accounts/viewer";
import { nestFields } from "#app/features/admin/dotted-names";
import { type Posted, readFields } from "#app/forms/admin-form.server";
import { readHeldForm } from "#app/forms/recent-sign-in.server";
import { refuseForm } from "#app/forms/refuse.server";
import { now } from "#app/platform/clock.server";
import { CONSULTATION_ACTIONS, heldConsultation } from "./consultation-actions.server";
import { ENTRY_ACTIONS, heldEntry } from "./entry-actions.server";
import { MAIL_ACTIONS } from "./mail-actions.server";
import { heldPayment, PAYMENT_ACTIONS } from "./payment-actions.server";
import { heldPayout, PAYOUT_ACTIONS } from "./payout-actions.server";
import { heldPerson, PERSON_ACTIONS } from "./person-actions.server";
import { heldQuestion, QUESTION_ACTIONS } from "./question-actions.server";
import { heldEntries, heldTexts, SECTION_ACTIONS } from "./section-actions.server";
import { heldSettings, SETTINGS_ACTIONS } from "./settings-actions.server";
import { heldTopic, TOPIC_ACTIONS } from "./topic-actions.server";
import { UNDO_ACTIONS } from "./undo-actions.server";

const POSTS = {
  ...SECTION_ACTIONS,
  ...UNDO_ACTIONS,
  ...PERSON_ACTIONS,
  ...CONSULTATION_ACTIONS,
  ...PAYMENT_ACTIONS,
  ...MAIL_ACTIONS,
  ...PAYOUT_ACTIONS,
  ...SETTINGS_ACTIONS,
  ...QUESTION_ACTIONS,
  ...ENTRY_ACTIONS,
  ...TOPIC_ACTIONS,
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
  "password-link": heldPerson,
  "email-change-link": heldPerson,
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
export async function answerHomepageAction(viewer: Viewer, { request, context }: Posted) {
  const { intent, fields } = await readFields(viewer, { request, context });
  if (!isIntent(intent)) return refuseForm();
  return POSTS[intent](viewer, nestFields(fields), request);
}

const isIntent = (intent: string | undefined): intent is Intent => intent !== undefined && Object.hasOwn(POSTS, intent);
