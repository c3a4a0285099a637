import { expect, test } from "vitest";
import { likelyPlace } from "./likely-place";

test("currency and zone begin with what the language makes likely; what the browser says of its zone and region goes before", () => {
  const known = { zone: null, currency: undefined, siteZone: "Europe/London" };
  expect(likelyPlace("de", known)).toEqual({ currency: "EUR", zone: "Europe/Berlin" });
  expect(likelyPlace("en", known)).toEqual({ currency: "USD", zone: "Europe/London" });
  expect(likelyPlace("de", { ...known, zone: "Europe/Zurich" }).zone).toBe("Europe/Zurich");
  expect(likelyPlace("es", { ...known, currency: "MXN" })).toEqual({ currency: "MXN", zone: "Europe/Madrid" });
});
