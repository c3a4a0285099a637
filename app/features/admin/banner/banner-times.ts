import { readTime } from "#app/features/schedule/wall-time";

interface WallTimes {
  startsAt: string | null;
  endsAt: string | null;
}

export type BannerTimes =
  | { ok: true; startsAt: Date | null; endsAt: Date | null }
  | { ok: false; field: "startsAt" | "endsAt"; reason: "admin.timeRefused" | "admin.timeSkipped" | "admin.endsTooEarly" };

/** Converts a banner's start and end from wall time in a zone to instants. An ambiguous time (clock set back) means the first occurrence. */
export function readBannerTimes(times: WallTimes, zone: string): BannerTimes {
  const startsAt = instantOf(times.startsAt, zone);
  const endsAt = instantOf(times.endsAt, zone);
  if (startsAt && "reason" in startsAt) return { ok: false, field: "startsAt", reason: startsAt.reason };
  if (endsAt && "reason" in endsAt) return { ok: false, field: "endsAt", reason: endsAt.reason };
  if (startsAt && endsAt && endsAt <= startsAt) return { ok: false, field: "endsAt", reason: "admin.endsTooEarly" };
  return { ok: true, startsAt, endsAt };
}

function instantOf(text: string | null, zone: string): Date | null | { reason: "admin.timeRefused" | "admin.timeSkipped" } {
  if (!text) return null;
  const reading = readTime(text.slice(0, 16), zone);
  if (reading.ok) return new Date(reading.instant);
  if (reading.reason === "ambiguous") return new Date(reading.choices[0].instant);
  return { reason: reading.reason === "inTheGap" ? "admin.timeSkipped" : "admin.timeRefused" };
}
