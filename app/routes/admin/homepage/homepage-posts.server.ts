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
import { SECTION_POSTS } from "./section-posts.server";
import { heldPayWay, heldRules, SETTINGS_POSTS } from "./settings-posts.server";
import { TOPIC_POSTS } from "./topic-posts.server";

/** What changes power or money asks for a recent sign-in first; each with its form as it is shown to whoever comes back from that. */
const GUARDED = {
  suspend: heldPerson,
  restore: heldPerson,
  unlist: heldPerson,
  relist: heldPerson,
  "grant-admin": heldPerson,
  "revoke-admin": heldPerson,
  "cancel-consultation": heldConsultation,
  "record-no-show": heldConsultation,
  "refund-consultation": heldConsultation,
  "pay-out": heldPayout,
  "confirm-payment": heldPayment,
  "deny-payment": heldPayment,
  "return-payment": heldPayment,
  "let-payment-go": heldPayment,
  "undo-payment": heldPayment,
  "save-pay-way": heldPayWay,
  "save-rules": heldRules,
};

/** The form that an admin comes back to after signing in once more, with everything still typed; null where there is none. */
export async function readHeldAnswer(viewer: Viewer, search: URLSearchParams) {
  const held = await readHeldForm(viewer, search, now());
  return held && isOf(GUARDED, held.intent ?? "") ? GUARDED[held.intent as keyof typeof GUARDED](held) : null;
}

/** The posts of the first tab by the `intent` of their form; what is none of them is a 400. */
export async function answerHomepagePost(viewer: Viewer, { request, context }: Posted) {
  const { intent, fields } = await readFields(request, context);
  if (isOf(GUARDED, intent)) await requireRecentSignIn(viewer, request, now(), { intent, ...inOneText(fields) });
  const nested = nestFields(fields);
  if (isOf(SECTION_POSTS, intent)) return SECTION_POSTS[intent](viewer, nested);
  if (isOf(PERSON_POSTS, intent)) return PERSON_POSTS[intent](viewer, nested, request);
  if (isOf(CONSULTATION_POSTS, intent)) return CONSULTATION_POSTS[intent](viewer, nested, request);
  if (isOf(PAYMENT_POSTS, intent)) return PAYMENT_POSTS[intent](viewer, nested);
  if (isOf(MAIL_POSTS, intent)) return MAIL_POSTS[intent](viewer, nested, request);
  if (isOf(PAYOUT_POSTS, intent)) return PAYOUT_POSTS[intent](viewer, nested);
  if (isOf(SETTINGS_POSTS, intent)) return SETTINGS_POSTS[intent](viewer, nested);
  if (isOf(ENTRY_POSTS, intent)) return ENTRY_POSTS[intent](viewer, nested);
  if (isOf(TOPIC_POSTS, intent)) return TOPIC_POSTS[intent](viewer, nested);
  return refuseForm();
}

/** The ids of rows that are chosen, as a form that is held keeps them. */
const inOneText = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, Array.isArray(value) ? joinIds(chosenIds(value)) : value]));

const isOf = <Posts extends object>(posts: Posts, intent: string): intent is keyof Posts & string => Object.hasOwn(posts, intent);
