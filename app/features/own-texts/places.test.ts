import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "#app/routes";
import { texts } from "#app/texts";
import { HOME_PREFIX, isIn, PLACES, placeOfText, shapeOf } from "./places";

test.each([
  ["siteContent.heroTitle", "home"],
  [`${HOME_PREFIX}hero.title`, "home"],
  ["frame.findAdvisors", "navigation"],
  ["guide.title", "guide"],
  ["help.title", "help"],
  ["priceGuide.title", "pricing"],
  ["accounts.asideTitle", "signIn"],
  ["policy.terms.title", "terms"],
  ["policy.privacy.title", "privacy"],
  ["policy.cookies.title", "cookies"],
  ["booking.cancel", "booking"],
  ["booking.eventTitle", "calendarFiles"],
  ["calendar.entryText", "calendarFiles"],
  ["calendar.busyTitle", "advisorArea"],
  ["waiting.action", "mails"],
  ["homes.title", "mails"],
])("the text %s stands in %s", (name, place) => {
  expect(placeOfText(name)).toBe(place);
});

test("a change says of which place it was", () => {
  expect([placeOfText("booking.acceptClientSubject", "mails"), placeOfText("guide.title", "nowhere")]).toEqual(["mails", "guide"]);
});

const files = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children }) => [file, ...files(children ?? [])]).filter((file) => !/^routes\/(admin\/|setup|dev)/.test(file));

/** Texts of a public or signed-in page that only admins read there. */
const OF_ADMINS = /^(siteContent\.(uploadHeroVideo|manageGrid)|invitations\.(?!accept).*)$/;

test("every text of the pages that are not the admins' can be written anew", () => {
  const named = files(routes as RouteConfigEntry[]).flatMap((file) => {
    const [, list = ""] = /texts: \[([^\]]*)\]/.exec(readFileSync(`app/${file}`, "utf8")) ?? [];
    return [...list.matchAll(/"(\w+)[\w-]*"/g)].map(([, room = ""]) => room);
  });
  const rooms = new Set([...named, "frame", "ui"].filter((room) => room !== "names" && room !== "setup"));
  const fixed = [...rooms].flatMap((room) => Object.keys(texts[room as keyof typeof texts] ?? {}).map((key) => `${room}.${key}`));
  const without = fixed.filter((name) => {
    const [room, key = ""] = name.split(".");
    return !PLACES.some((place) => shapeOf(place).rooms?.some((each) => each.room === room && isIn(each, key)));
  });
  expect(rooms.size).toBeGreaterThan(25);
  expect(without.filter((name) => !OF_ADMINS.test(name))).toEqual([]);
});
