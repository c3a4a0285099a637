import { redirect } from "react-router";
import { isRecentSignIn } from "#app/features/accounts/sign-in/fresh-sign-in";
import { findHeldForm, holdForm, spendHeldForms } from "#app/features/accounts/sign-in/held-forms.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { typedTexts } from "./typed";

const HELD = "held";
/** A text of an admin's may be as long; how much is held in all is for `holdForm` to say. */
const LONGEST_FIELD = 20_000;

/**
 * The one guard of what changes power or money: lets go on whoever has signed in within the last 15 minutes. Everybody else is sent to sign in once
 * more, by whichever way they have, and comes back to the form with everything still typed (`readHeldForm`), once: what is sent from there ends it.
 */
export async function requireRecentSignIn(viewer: Viewer, request: Request, at: Date, fields: Record<string, unknown> = {}): Promise<void> {
  if (isRecentSignIn(viewer.authenticatedAt, at)) {
    if (Object.keys(fields).length > 0) await spendHeldForms(viewer, fields);
    return;
  }
  const { pathname, searchParams } = new URL(request.url);
  const names = Object.keys(fields);
  searchParams.delete("index");
  searchParams.delete(HELD);
  const held = names.length > 0 ? await holdForm(viewer, typedTexts(fields, names, LONGEST_FIELD), at) : null;
  if (held) searchParams.set(HELD, held);
  const search = searchParams.size > 0 ? `?${searchParams}` : "";
  throw redirect(`/auth?${new URLSearchParams({ again: "1", next: pathname.replace(/\.data$/, "") + search })}`, 303);
}

/** What was typed into the form that the person now comes back to; null where there is none. */
export async function readHeldForm(viewer: Viewer, search: URLSearchParams, at: Date): Promise<Record<string, string> | null> {
  const id = search.get(HELD);
  return id ? findHeldForm(viewer, id, at) : null;
}
