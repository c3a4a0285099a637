import { redirect } from "react-router";
import { isRecentSignIn } from "#app/features/accounts/sign-in/fresh-sign-in";
import { findHeldForm, holdForm, spendHeldForms } from "#app/features/accounts/sign-in/held-forms.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { typedTexts } from "./typed";

const HELD = "held";
/** The length of an admin's longest text; `holdForm` limits the total. */
const MAX_FIELD_LENGTH = 20_000;

/**
 * Guards everything that changes power or money: passes those who have signed in within the last 15 minutes. Everybody else is redirected
 * to sign in again, in any way they have, and then returns to the form with everything still typed (`readHeldForm`), until it is submitted.
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
  const held = names.length > 0 ? await holdForm(viewer, typedTexts(fields, names, MAX_FIELD_LENGTH), at) : null;
  if (held) searchParams.set(HELD, held);
  const search = searchParams.size > 0 ? `?${searchParams}` : "";
  throw redirect(`/auth?${new URLSearchParams({ again: "1", next: pathname.replace(/\.data$/, "") + search })}`, 303);
}

/** The values of the held form that the person returns to; null when there is none. */
export async function readHeldForm(viewer: Viewer, search: URLSearchParams, at: Date): Promise<Record<string, string> | null> {
  const id = search.get(HELD);
  return id ? findHeldForm(viewer, id, at) : null;
}
