import type { RouterContextProvider } from "react-router";
import type { Viewer } from "#app/features/accounts/viewer";
import { chosenIds, joinIds } from "#app/features/admin/lists/table/bulk";
import { now } from "#app/platform/clock.server";
import { readForm } from "./read.server";
import { requireRecentSignIn } from "./recent-sign-in.server";

export type Fields = Record<string, unknown>;

/** A form on its way to the tab that answers it. */
export interface Posted {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/**
 * The forms of the admin area that go on however long ago somebody signed in, by their page. They give no
 * power, move no money and say nothing in the site's name that nobody has seen before: what waits is dealt out, mails that were written are sent again, what
 * people wrote is hidden or shown, and what stands there is put in another order. Every other one asks for a recent sign-in first, one that is new as well.
 */
const HARMLESS: Record<string, readonly string[]> = {
  "/admin": ["mail-confirmation", "send-mail-again", "send-test-mail", "policies-read", "show-section", "order", "move-entry"],
  "/admin/applications": ["take-applications", "give-back-applications", "close-reports", "undo-bulk"],
  "/admin/texts": ["save-draft", "discard"],
};

/** Of those without an intent the ids that they may name, and no other one: what is reported there. */
const HARMLESS_IDS: Record<string, readonly string[]> = { "/admin/applications": ["reportId", "reviewId"] };

/**
 * What a form of the admin area posted, by field, and what it is for: the one place that asks for a recent sign-in of whatever is not harmless. A form with
 * files does by itself, before it is read.
 */
export async function readFields(viewer: Viewer, { request, context }: Posted): Promise<{ intent: string; fields: Fields }> {
  const { intent: sent, ...fields } = await readForm(request, context);
  const intent = typeof sent === "string" ? sent : "";
  if (!isHarmless(new URL(request.url).pathname.replace(/\.data$/, ""), intent, fields))
    await requireRecentSignIn(viewer, request, now(), { intent, ...inOneText(fields) });
  return { intent, fields };
}

function isHarmless(page: string, intent: string, fields: Fields) {
  if (intent !== "") return HARMLESS[page]?.includes(intent) ?? false;
  const ids = Object.keys(fields).filter((name) => name.endsWith("Id"));
  return ids.length > 0 && ids.every((name) => HARMLESS_IDS[page]?.includes(name));
}

/** The ids of rows that are chosen, as a form that is held keeps them. */
const inOneText = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, Array.isArray(value) ? joinIds(chosenIds(value)) : value]));

/** Back to the same search of a list. */
export function listUrl(request: Request, view: string) {
  const { searchParams } = new URL(request.url);
  const params = ["q", "state", "sort", "page", "after", "before", "id"].flatMap((name) =>
    searchParams.get(name) ? [[name, searchParams.get(name) ?? ""]] : [],
  );
  return `/admin?${new URLSearchParams([["view", view], ...params])}`;
}
