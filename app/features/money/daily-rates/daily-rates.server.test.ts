import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { metricsText } from "#app/platform/metrics/registry";
import { useDatabase } from "../../../../tests/support/database";
import { useSettings } from "../../../../tests/support/settings";
import { approximately, referenceRates, setReferenceRates } from "../reference-rates";
import { fetchDailyRates, refreshRates } from "./daily-rates.server";

const file = (day: string, dollars: string) =>
  `<Cube time='${day}'><Cube currency='USD' rate='${dollars}'/><Cube currency='GBP' rate='0.8'/><Cube currency='CAD' rate='1.6'/><Cube currency='AUD' rate='2'/></Cube>`;

let answer = file("2026-11-20", "1.25");
let hasNoEnd = false;
const bank = createServer((_, response) => {
  response.write(answer);
  if (hasNoEnd) sayForEver(response);
  else response.end();
});
function sayForEver(response: ServerResponse) {
  if (response.destroyed) return;
  if (response.write(" ".repeat(10_000))) setImmediate(sayForEver, response);
  else response.once("drain", () => sayForEver(response));
}
await new Promise<void>((resolve) => bank.listen(0, "127.0.0.1", resolve));
afterAll(() => {
  setReferenceRates(null);
  bank.closeAllConnections();
  bank.close();
});
useSettings({ ECB_RATES_URL: `http://127.0.0.1:${(bank.address() as AddressInfo).port}/daily.xml` });
useDatabase();

const minutes = (count: number) => new Date(Date.UTC(2026, 10, 20, 16, count));

test("the bank's rates are in force once they are fetched; an older or a broken file changes nothing", async () => {
  await fetchDailyRates(minutes(0));
  await refreshRates(minutes(0));
  expect([referenceRates().date, approximately(100_00, "EUR", "USD")]).toEqual(["2026-11-20", 125_00]);
  for (const other of [file("2026-11-19", "2"), "<html>busy</html>"]) {
    answer = other;
    await fetchDailyRates(minutes(1));
    await refreshRates(minutes(2));
    expect(referenceRates().date).toBe("2026-11-20");
  }
  answer = file("2026-11-21", "1.5");
  await fetchDailyRates(minutes(3));
  await refreshRates(minutes(4));
  expect([referenceRates().date, approximately(100_00, "EUR", "USD")]).toEqual(["2026-11-21", 150_00]);
});

test("an answer without an end is not heard to its end, and the figures tell of it until the bank has answered again", async () => {
  const resting = () => /services_resting\{service="rates"\} (\d)/.exec(metricsText())?.[1];
  hasNoEnd = true;
  await fetchDailyRates(minutes(5));
  expect(resting()).toBe("1");
  hasNoEnd = false;
  await fetchDailyRates(minutes(6));
  expect(resting()).toBe("0");
});
