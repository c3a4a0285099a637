import type { Viewer } from "#app/features/accounts/viewer";
import { nestFields } from "#app/features/admin/dotted-names";
import { chosenIds, joinIds } from "#app/features/admin/lists/table/bulk";
import { type Fields, type Posted, readFields } from "#app/forms/admin-form.server";
import { readHeldForm, requireRecentSignIn } from "#app/forms/recent-sign-in.server";
import { refuseForm } from "#app/forms/refuse.server";
import { now } from "#app/platform/clock.server";
import { CONSULTATION_POSTS, heldConsultation } from "./consultation-posts.server";
import { ENTRY_POSTS } from "./entry-posts.server";
import { MAIL_POSTS } from "./mail-posts.server";
import { heldPayment, PAYMENT_POSTS } from "./payment-posts.server";
import { heldPayout, PAYOUT_POSTS } from "./payout-posts.server";
import { heldPerson, PERSON_POSTS } from "./person-posts.server";
import { QUESTION_POSTS } from "./question-posts.server";
import { SECTION_POSTS } from "./section-posts.server";
import { heldDemo, heldPayWay, heldRules, SETTINGS_POSTS } from "./settings-posts.server";
import { TOPIC_POSTS } from "./topic-posts.server";
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

/**
 * What changes power or money asks for a recent sign-in first. Each post says whether it does: by its form as it is shown to whoever comes back from
 * that, or by null. One that says nothing does not compile.
 */
const GUARDED = {
  suspend: heldPerson,
  restore: heldPerson,
  unlist: heldPerson,
  relist: heldPerson,
  "mail-confirmation": null,
  "grant-admin": heldPerson,
  "revoke-admin": heldPerson,
  "undo-bulk": heldPerson,
  "cancel-consultation": heldConsultation,
  "record-no-show": heldConsultation,
  "complete-consultation": heldConsultation,
  "refund-consultation": heldConsultation,
  "pay-out": heldPayout,
  "pay-out-chosen": heldPayout,
  "confirm-payment": heldPayment,
  "deny-payment": heldPayment,
  "return-payment": heldPayment,
  "let-payment-go": heldPayment,
  "undo-payment": heldPayment,
  "confirm-payments": heldPayment,
  "save-pay-way": heldPayWay,
  "save-rules": heldRules,
  "empty-demo": heldDemo,
  "send-test-mail": null,
  "policies-read": null,
  "save-brand": null,
  "save-contact": null,
  "save-defaults": null,
  "save-danger": null,
  "save-section": null,
  "save-entries": null,
  undo: null,
  "show-section": null,
  order: null,
  "send-mail-again": null,
  "own-question": null,
  "add-entry": null,
  "save-entry": null,
  "retire-entry": null,
  "restore-entry": null,
  "move-entry": null,
  "add-topic": null,
  "save-topic": null,
  "retire-topic": null,
  "restore-topic": null,
} satisfies Record<Intent, ((held: Record<string, string>) => unknown) | null>;

/** The form that an admin comes back to after signing in once more, with everything still typed; null where there is none. */
export async function readHeldAnswer(viewer: Viewer, search: URLSearchParams) {
  const held = await readHeldForm(viewer, search, now());
  return (held && isIntent(held.intent) && GUARDED[held.intent]?.(held)) || null;
}

/** The posts of the first tab by the `intent` of their form; what is none of them is a 400. */
export async function answerHomepagePost(viewer: Viewer, { request, context }: Posted) {
  const { intent, fields } = await readFields(request, context);
  if (!isIntent(intent)) return refuseForm();
  if (GUARDED[intent]) await requireRecentSignIn(viewer, request, now(), { intent, ...inOneText(fields) });
  return POSTS[intent](viewer, nestFields(fields), request);
}

/** The ids of rows that are chosen, as a form that is held keeps them. */
const inOneText = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, Array.isArray(value) ? joinIds(chosenIds(value)) : value]));

const isIntent = (intent: string | undefined): intent is Intent => intent !== undefined && Object.hasOwn(POSTS, intent);
