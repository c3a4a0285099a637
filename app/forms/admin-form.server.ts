import type { RouterContextProvider } from "react-router";
import type { Viewer } from "#app/features/accounts/viewer";
import { chosenIds, joinIds } from "#app/features/admin/lists/table/bulk";
import { now } from "#app/platform/clock.server";
import { readForm } from "./read.server";
import { requireRecentSignIn } from "./recent-sign-in.server";

export type Fields = Record<string, unknown>;

/** A posted form, passed to the tab that handles it. */
export interface Posted {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/**
 * Forms of the admin area that need no recent sign-in, by their page. They give no power, move no money and publish nothing new in the
 * site's name: they assign pending work, send written mails again, hide or show what people wrote, and reorder existing items. Every other
 * form, including any new one, requires a recent sign-in first.
 */
const HARMLESS: Record<string, readonly string[]> = {
  "/admin": ["mail-confirmation", "send-mail-again", "send-test-mail", "policies-read", "show-section", "order", "move-entry"],
  "/admin/applications": ["take-applications", "give-back-applications", "close-reports", "undo-bulk"],
  "/admin/texts": ["save-draft", "discard"],
};

/** For forms without an intent, the only ids that they may name: reports. */
const HARMLESS_IDS: Record<string, readonly string[]> = { "/admin/applications": ["reportId", "reviewId"] };

/**
 * Reads an admin form's fields and its intent: the one place that requires a recent sign-in for everything that is not harmless. A form
 * with files does that itself, before it is read.
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

/** Joins the ids of chosen rows into a text, as a held form stores them. A password is never stored with it: it is typed again. */
const inOneText = (fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => name !== "password")
      .map(([name, value]) => [name, Array.isArray(value) ? joinIds(chosenIds(value)) : value]),
  );

/** The address of the same search in a list. */
export function listUrl(request: Request, view: string) {
  const { searchParams } = new URL(request.url);
  const params = ["q", "state", "sort", "page", "after", "before", "id"].flatMap((name) =>
    searchParams.get(name) ? [[name, searchParams.get(name) ?? ""]] : [],
  );
  return `/admin?${new URLSearchParams([["view", view], ...params])}`;
}
