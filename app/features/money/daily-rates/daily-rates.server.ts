import { eq } from "drizzle-orm";
import { config } from "#app/config.server";
import { db } from "#app/db/client.server";
import { siteSettings } from "#app/db/schema/site-content";
import { MINUTE_MS } from "#app/platform/durations";
import { log } from "#app/platform/log/log.server";
import { readRates, setReferenceRates } from "../reference-rates";
import { readDailyFile } from "./daily-file";

/** The setting that holds the newest rates. */
const RATES_SETTING = "reference_rates";
const FETCH_MILLISECONDS = 10_000;
const MOST_CHARACTERS = 100_000;

/** Fetches the daily file of the European Central Bank, where the operator has said from where, and keeps its rates. An older file than ours changes nothing. */
export async function fetchDailyRates(now: Date): Promise<void> {
  const { ratesUrl } = config();
  if (!ratesUrl) return;
  const answer = await fetch(ratesUrl, { redirect: "error", signal: AbortSignal.timeout(FETCH_MILLISECONDS) });
  const text = answer.ok ? await answer.text() : "";
  const read = text.length > MOST_CHARACTERS ? null : readDailyFile(text);
  if (!read) return log("warn", "daily rates unreadable", { status: answer.status });
  const [kept] = await db.select().from(siteSettings).where(eq(siteSettings.name, RATES_SETTING));
  if (kept && (keptRates(kept.value)?.date ?? "") >= read.date) return;
  const value = JSON.stringify(read);
  await db
    .insert(siteSettings)
    .values({ name: RATES_SETTING, value, updatedAt: now })
    .onConflictDoUpdate({ target: siteSettings.name, set: { value, updatedAt: now } });
}

let readAt = 0;

/** Puts the rates in force that were fetched last, looked for once a minute; without an address those that ship. */
export async function bringRates(now: Date): Promise<void> {
  if (!config().ratesUrl) return setReferenceRates(null);
  if (now.getTime() - readAt < MINUTE_MS) return;
  readAt = now.getTime();
  const [kept] = await db.select().from(siteSettings).where(eq(siteSettings.name, RATES_SETTING));
  setReferenceRates(kept ? keptRates(kept.value) : null);
}

function keptRates(value: string) {
  try {
    return readRates(JSON.parse(value));
  } catch {
    return null;
  }
}
