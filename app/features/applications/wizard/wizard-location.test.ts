import { expect, test } from "vitest";
import { CITIES } from "#app/features/places/cities";
import { isTimeZone } from "#app/features/schedule/time-zones";
import { readLocation } from "./wizard-location";

const zoneOf = (location: string) => readLocation(location).zone;

test("a city of the table is known with its country and zone", () => {
  expect(readLocation("lyon, Auvergne-Rhône-Alpes, France")).toEqual({ city: "Lyon", country: "France", zone: "Europe/Paris" });
  expect(readLocation("Munich")).toEqual({ city: "Munich", country: "Germany", zone: "Europe/Berlin" });
  expect(zoneOf("Cambridge, UK")).toBe("Europe/London");
});

test("the zone is that of the city, where a country has several", () => {
  const zones = {
    "Dallas, Texas, United States": "America/Chicago",
    "Seattle, USA": "America/Los_Angeles",
    "Atlanta, United States": "America/New_York",
    "Vancouver, Canada": "America/Vancouver",
    "Perth, Australia": "Australia/Perth",
    "San Juan, Puerto Rico": "America/Puerto_Rico",
    "Tel Aviv, Israel": "Asia/Jerusalem",
  };
  for (const [location, zone] of Object.entries(zones)) expect([location, zoneOf(location)]).toEqual([location, zone]);
});

test("every city of the table has a zone that this runtime knows", () => {
  for (const { name, country } of CITIES) expect([name, isTimeZone(zoneOf(`${name}, ${country}`))]).toEqual([name, true]);
});

test("of a place that is not in the table the country still says the zone", () => {
  expect(readLocation("Reutlingen, Germany")).toEqual({ city: "Reutlingen", country: "Germany", zone: "Europe/Berlin" });
  expect(readLocation("Germany")).toEqual({ city: "", country: "Germany", zone: "Europe/Berlin" });
});

test("an unknown place is kept as it was written, without a zone", () => {
  expect(readLocation("Avalon, Lyonesse")).toEqual({ city: "Avalon", country: "Lyonesse", zone: null });
  expect(readLocation(" , ,")).toEqual({ city: "", country: "", zone: null });
});
