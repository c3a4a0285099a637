import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { comesWith, neededTexts } from "#app/languages/needed-texts";
import { textsModule } from "#app/languages/texts-module.server";
import routes from "#app/routes";
import { texts } from "#app/texts";
import { readSources } from "./support/imports";

const sources = new Map(readSources().map(({ path, imports }) => [path, { imports, text: readFileSync(path, "utf8") }]));
const fileOf = (target: string) => [target, `${target}.ts`, `${target}.tsx`].find((path) => sources.has(path));

/** Every file that a page's screens are made of: what it imports, the server's aside, or of the server only what answers its forms. */
function reached(from: string, isTaken: (path: string) => boolean) {
  const seen = new Set<string>();
  const go = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const target of sources.get(path)?.imports ?? []) {
      const file = fileOf(target);
      if (file && isTaken(file) && !file.includes("/languages/") && !/messages[^/]*\.ts$/.test(file)) go(file);
    }
  };
  go(from);
  return [...seen].map((path) => sources.get(path)?.text ?? "");
}

const isText = (room: string, key: string) => Object.hasOwn((texts as Record<string, object>)[room] ?? {}, key);

/** The rooms whose texts a page says: those that its screens take, and those of the keys that it or its forms answer with. */
function roomsOf(page: string) {
  const screens = reached(page, (file) => !file.includes(".server."));
  const answers = reached(page, (file) => !file.includes(".server.") || /^app\/(routes|forms)\//.test(file));
  const taken = screens.flatMap((text) => [...text.matchAll(/useTranslations\("(\w+)"\)|textsOfPage\(matches\)\.(\w+)/g)]);
  const keys = answers
    .flatMap((text) => [...text.matchAll(/["`](\w+)\.(\w+)["`]/g)])
    .filter(([, room = "", key = ""]) => isText(room, key));
  return [...taken.map(([, room, other]) => room ?? other ?? ""), ...keys.map(([, room = ""]) => room)];
}

const handleOf = (file: string) => {
  const named = /texts: \[([^\]]*)\]/.exec(sources.get(file)?.text ?? "")?.[1] ?? "";
  return { texts: [...named.matchAll(/"([\w-]+)"/g)].map(([, room]) => room as "frame") };
};

const pages = (entries: readonly RouteConfigEntry[], around: readonly string[] = []): string[][] =>
  entries.flatMap(({ file, children }) => {
    const all = [...around, `app/${file}`];
    return children ? pages(children, all) : [all];
  });

/** Keys of the admin area, whose forms share a rule with what the page shows. */
const SAID_ELSEWHERE: Record<string, string> = { "app/routes/home.tsx": "admin" };

const ALL = pages(routes as RouteConfigEntry[]).filter((files) => sources.get(files.at(-1) ?? "")?.text.includes("export default"));

test("every page names the rooms of the texts that its screens say", () => {
  const missing = ALL.flatMap((files) => {
    const needed = neededTexts(files.map(handleOf), false);
    const there = new Set<string>([...needed, ...needed.flatMap(comesWith)]);
    // Of the comparison the frame says what every page has.
    const screens = reached(files.at(-1) ?? "", (file) => !/\.server\.|\/compare-choice/.test(file)).join();
    if (!screens.includes('useTranslations("advisors")')) there.add("advisors");
    const isSignedIn = files.some((file) => /hydrate: "load"/.test(sources.get(file)?.text ?? ""));
    if (isSignedIn) there.add("notifications");
    return [...new Set(files.flatMap(roomsOf))]
      .filter((room) => !there.has(room) && SAID_ELSEWHERE[files.at(-1) ?? ""] !== room)
      .map((room) => `${files.at(-1)} says texts of ${room}`);
  });
  expect(ALL.length).toBeGreaterThan(40);
  expect([...new Set(missing)].sort()).toEqual([]);
});

test("no page names a room that it says nothing of", () => {
  const idle = ALL.flatMap((files) => {
    const said = new Set(files.flatMap(roomsOf));
    return handleOf(files.at(-1) ?? "")
      .texts.filter((room) => !said.has(room) && !/^names\b|-/.test(room))
      .map((room) => `${files.at(-1)} says nothing of ${room}`);
  });
  expect(idle).toEqual([]);
});

/** What a browser is given of some rooms, of which all but the first are parts of it. */
function givenOf(room: string) {
  const parts = room === "advisors" ? ["advisors-compare", "advisors-comparison"] : [];
  const given = [room, ...parts].map((each) => JSON.parse(textsModule("en", [each])!.slice("export default ".length)).texts[room]);
  return new Set(given.flatMap((texts) => Object.keys(texts ?? {})));
}

test("no screen says a text that only the server has", () => {
  const ofServer = Object.entries(texts).map(([room, keys]) => {
    const given = givenOf(room);
    return { room, keys: Object.keys(keys).filter((key) => !given.has(key)) };
  });
  const screens = [...sources].filter(([path]) => path.endsWith(".tsx") && !/\.server\.|\/dev-ui/.test(path));
  const said = screens.flatMap(([path, { text }]) =>
    ofServer
      .filter(({ room }) => text.includes(`useTranslations("${room}")`))
      .flatMap(({ room, keys }) =>
        keys.filter((key) => new RegExp(`[^=] "${key}"|\\("${key}"`).test(text)).map((key) => `${path} says ${room}.${key}`),
      ),
  );
  expect(ofServer.flatMap(({ keys }) => keys).length).toBeGreaterThan(20);
  expect(said).toEqual([]);
});
