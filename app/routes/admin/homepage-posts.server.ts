import type { Viewer } from "#app/features/accounts/viewer";
import { nestFields } from "#app/features/admin/dotted-names";
import { refuseForm } from "#app/forms/refuse.server";
import { CONSULTATION_POSTS } from "./consultation-posts.server";
import { PAYOUT_POSTS } from "./payout-posts.server";
import { PERSON_POSTS } from "./person-posts.server";
import { type Posted, readFields } from "./posted-fields.server";
import { SECTION_POSTS } from "./section-posts.server";
import { SETTINGS_POSTS } from "./settings-posts.server";
import { TOPIC_POSTS } from "./topic-posts.server";

/** The posts of the first tab by the `intent` of their form; what is none of them is a 400. */
export async function answerHomepagePost(viewer: Viewer, { request, context }: Posted) {
  const { intent, fields } = await readFields(request, context);
  const nested = nestFields(fields);
  if (isOf(SECTION_POSTS, intent)) return SECTION_POSTS[intent](viewer, nested);
  if (isOf(PERSON_POSTS, intent)) return PERSON_POSTS[intent](viewer, nested, request);
  if (isOf(CONSULTATION_POSTS, intent)) return CONSULTATION_POSTS[intent](viewer, nested, request);
  if (isOf(PAYOUT_POSTS, intent)) return PAYOUT_POSTS[intent](viewer, nested);
  if (isOf(SETTINGS_POSTS, intent)) return SETTINGS_POSTS[intent](viewer, nested);
  if (isOf(TOPIC_POSTS, intent)) return TOPIC_POSTS[intent](viewer, nested);
  return refuseForm();
}

const isOf = <Posts extends object>(posts: Posts, intent: string): intent is keyof Posts & string => Object.hasOwn(posts, intent);
