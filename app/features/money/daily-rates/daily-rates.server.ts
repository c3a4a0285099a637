import { eq } from "drizzle-orm";
import { config } from "#app/config.server";
import { db } from "#app/db/client.server";
import { siteSettings } from "#app/db/schema/site-content";
import { Breaker } from "#app/platform/breaker";
import { DAY_MS, MINUTE_MS } from "#app/platform/durations";
import { log } from "#app/platform/log/log.server";
import { fetchWithoutRedirects } from "#app/platform/outgoing.server";
import { readRates, setReferenceRates } from "../reference-rates";
import { readDailyFile } from "./daily-file";

/** Name of the setting that stores the newest rates. */
const RATES_SETTING = "reference_rates";
const FETCH_MILLISECONDS = 10_000;
const MAX_CHARACTERS = 100_000;
/** The bank is asked only once a day, which is rest enough after a failure; metrics and the doctor report that it has not answered. */
const bank = new Breaker("rates", { maxFailures: 1, restMs: DAY_MS });

/** Fetches the European Central Bank's daily file, if the operator has set its URL, and stores the rates. A file older than the stored one is ignored. */
export async function fetchDailyRates(now: Date): Promise<void> {
  const { ratesUrl } = config();
  if (!ratesUrl) return;
  const { text, status } = await askBank(ratesUrl);
  const read = text === null ? null : readDailyFile(text);
  if (!read) {
    bank.fail();
    return log("warn", "daily rates unreadable", { status });
  }
  bank.succeed();
  const [kept] = await db.select().from(siteSettings).where(eq(siteSettings.name, RATES_SETTING));
  if (kept && (keptRates(kept.value)?.date ?? "") >= read.date) return;
  const value = JSON.stringify(read);
  await db
    .insert(siteSettings)
    .values({ name: RATES_SETTING, value, updatedAt: now })
    .onConflictDoUpdate({ target: siteSettings.name, set: { value, updatedAt: now } });
}

/** Fetches the bank's response. The text is null when the request fails or exceeds the size of any rates file; reading stops at that size. */
async function askBank(url: string): Promise<{ text: string | null; status: number }> {
  try {
    const { ok, status, body } = await fetchWithoutRedirects(url, { signal: AbortSignal.timeout(FETCH_MILLISECONDS) });
    const decoder = new TextDecoder();
    let text = "";
    for await (const piece of body ?? []) {
      text += decoder.decode(piece as Uint8Array, { stream: true });
      if (text.length > MAX_CHARACTERS) return { text: null, status };
    }
    return { text: ok ? text : null, status };
  } catch (error) {
    bank.fail();
    throw error;
  }
}

let readAt = 0;

/** Applies the latest stored rates, checked once a minute; without a URL, the shipped ones. */
export async function refreshRates(now: Date): Promise<void> {
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
