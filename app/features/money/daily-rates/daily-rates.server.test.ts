import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { useDatabase } from "../../../../tests/support/database";
import { useSettings } from "../../../../tests/support/settings";
import { approximately, referenceRates } from "../reference-rates";
import { bringRates, fetchDailyRates } from "./daily-rates.server";

const file = (day: string, dollars: string) =>
  `<Cube time='${day}'><Cube currency='USD' rate='${dollars}'/><Cube currency='GBP' rate='0.8'/><Cube currency='CAD' rate='1.6'/><Cube currency='AUD' rate='2'/></Cube>`;

let answer = file("2026-11-20", "1.25");
const bank = createServer((_, response) => response.end(answer));
await new Promise<void>((resolve) => bank.listen(0, "127.0.0.1", resolve));
afterAll(() => bank.close());
useSettings({ ECB_RATES_URL: `http://127.0.0.1:${(bank.address() as AddressInfo).port}/daily.xml` });
useDatabase();

const minutes = (count: number) => new Date(Date.UTC(2026, 10, 20, 16, count));

test("the bank's rates are in force once they are fetched; an older or a broken file changes nothing", async () => {
  await fetchDailyRates(minutes(0));
  await bringRates(minutes(0));
  expect([referenceRates().date, approximately(100_00, "EUR", "USD")]).toEqual(["2026-11-20", 125_00]);
  for (const other of [file("2026-11-19", "2"), "<html>busy</html>"]) {
    answer = other;
    await fetchDailyRates(minutes(1));
    await bringRates(minutes(2));
    expect(referenceRates().date).toBe("2026-11-20");
  }
  answer = file("2026-11-21", "1.5");
  await fetchDailyRates(minutes(3));
  await bringRates(minutes(4));
  expect([referenceRates().date, approximately(100_00, "EUR", "USD")]).toEqual(["2026-11-21", 150_00]);
});
