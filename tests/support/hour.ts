import { hourPath } from "#app/features/booking/hour/hour-selection";
import type { AdvisorMatch } from "#app/features/booking/request/match";
import { isDuration } from "#app/features/schedule/durations";
import type { Client } from "./client";

type Found = Pick<AdvisorMatch, "slug" | "scheduled_time" | "duration_minutes" | "urgency" | "quote_id">;

/** Returns the page that a match's Book button leads to: its time at the price shown. */
export function pageOfMatch({ slug, scheduled_time: time, duration_minutes, urgency, quote_id: quote }: Found) {
  const minutes = isDuration(duration_minutes) ? duration_minutes : undefined;
  return hourPath(slug, { time, minutes, urgency, quote });
}

/** Returns the server's own fields in the form of an hour's page, with a note. */
export function hourFieldsOf(html: string) {
  const hidden = (name: string) => new RegExp(`type="hidden" name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
  return { offer: hidden("offer"), hold: hidden("hold"), minutes: hidden("minutes"), urgency: hidden("urgency"), note: "A plan" };
}

/** Opens a match's page and presses its only button. */
export async function requestMatch(visitor: Client, match: Found, more: Record<string, string> = {}) {
  const page = pageOfMatch(match);
  const shown = await visitor.get(page);
  return visitor.post(page, { ...hourFieldsOf(await shown.text()), ...more });
}
