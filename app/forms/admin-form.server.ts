import type { RouterContextProvider } from "react-router";
import { readForm } from "./read.server";

export type Fields = Record<string, unknown>;

/** A form on its way to the tab that answers it. */
export interface Posted {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** What a form posted, by field, and what it is for. */
export async function readFields(request: Request, context: Readonly<RouterContextProvider>): Promise<{ intent: string; fields: Fields }> {
  const { intent, ...fields } = await readForm(request, context);
  return { intent: typeof intent === "string" ? intent : "", fields };
}

/** Back to the same search of a list. */
export function listUrl(request: Request, view: string) {
  const { searchParams } = new URL(request.url);
  const params = ["q", "state", "sort", "page", "after", "before", "id"].flatMap((name) =>
    searchParams.get(name) ? [[name, searchParams.get(name) ?? ""]] : [],
  );
  return `/admin?${new URLSearchParams([["view", view], ...params])}`;
}
