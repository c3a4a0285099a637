import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { comesWith, neededTexts } from "#app/languages/needed-texts";
import { textsModule } from "#app/languages/texts-module.server";
import routes from "#app/routes";
import { texts } from "#app/texts";
import { answeredBy, reached, SOURCES, saidBy, saidIn, takenBy } from "./support/said-texts";

const textOf = (file: string) => SOURCES.get(file)?.text ?? "";

const handleOf = (file: string) => {
  const named = /texts: \[([^\]]*)\]/.exec(textOf(file))?.[1] ?? "";
  return { texts: [...named.matchAll(/"([\w-]+)"/g)].map(([, room]) => room as "frame") };
};

const pages = (entries: readonly RouteConfigEntry[], around: readonly string[] = []): string[][] =>
  entries.flatMap(({ file, children }) => {
    const all = [...around, `app/${file}`];
    return children ? pages(children, all) : [all];
  });

const ALL = pages(routes as RouteConfigEntry[]).filter((files) => textOf(files.at(-1) ?? "").includes("export default"));

/** Returns the texts a browser receives with some rooms, as `room.key`. */
function signUpDataOf(rooms: readonly string[]): string[] {
  const module = textsModule("en", [...new Set(rooms.flatMap((room) => [room, ...comesWith(room)]))]);
  const given: Record<string, object> = JSON.parse(module!.slice("export default ".length)).texts;
  return Object.entries(given).flatMap(([room, keys]) => Object.keys(keys).map((key) => `${room}.${key}`));
}

/** Texts of what only the signed-in are shown, which every page of theirs has. */
const SIGNED_IN_ONLY = new Set(signUpDataOf(["blocks"]));

/** Admin keys, whose forms share a rule with what the page shows. */
const SAID_ELSEWHERE: Record<string, RegExp> = { "app/routes/home.tsx": /^admin\./ };

test("every page names the rooms of the texts that its screens say", () => {
  const missing = ALL.flatMap((files) => {
    const page = files.at(-1) ?? "";
    const isSignedIn = files.some((file) => /hydrate: "load"/.test(textOf(file)));
    const given = new Set(signUpDataOf(neededTexts(files.map(handleOf), isSignedIn)));
    return [...new Set(files.flatMap(saidBy))]
      .filter((text) => !given.has(text) && !SIGNED_IN_ONLY.has(text) && !SAID_ELSEWHERE[page]?.test(text))
      .map((text) => `${page} says ${text}`);
  });
  expect(ALL.length).toBeGreaterThan(40);
  expect([...new Set(missing)].sort()).toEqual([]);
});

/** Responses of a function on pages without a form for them: connecting an account while signed in, and a fixed account type. */
const ANSWERED_ELSEWHERE = /^(oauth\.(connectedElsewhere|connectedAnother|lastWayIn)|profiles\.accountTypeLocked)$/;

test("a page that has a part of a room has of it also what its verbs answer with", () => {
  const missing = ALL.flatMap((files) => {
    const rooms = neededTexts(files.map(handleOf), false);
    const given = new Set(signUpDataOf(rooms));
    const inPart = new Set(rooms.filter((room) => room.includes("-")).map((room) => room.split("-")[0]));
    return files
      .flatMap(answeredBy)
      .filter((text) => inPart.has(text.split(".")[0]) && !given.has(text) && !ANSWERED_ELSEWHERE.test(text))
      .map((text) => `${files.at(-1)} answers with ${text}`);
  });
  expect([...new Set(missing)].sort()).toEqual([]);
});

test("no page names a room that it says nothing of", () => {
  const idle = ALL.flatMap((files) => {
    const said = new Set([...files.flatMap(saidBy), ...files.flatMap(takenBy)]);
    return handleOf(files.at(-1) ?? "")
      .texts.filter((room) => !/^names\b/.test(room) && ![room, ...signUpDataOf([room])].some((each) => said.has(each)))
      .map((room) => `${files.at(-1)} says nothing of ${room}`);
  });
  expect(idle).toEqual([]);
});

test("no screen says a text that only the server has", () => {
  const given = new Set(signUpDataOf([...Object.keys(texts), "advisors-comparison"]));
  const ofServer = Object.entries(texts).flatMap(([room, keys]) =>
    Object.keys(keys)
      .map((key) => `${room}.${key}`)
      .filter((text) => !given.has(text)),
  );
  const isOfBrowser = (file: string) => !/\.server\.|\/dev-ui/.test(file);
  const screens = [...new Set(["app/root.tsx", ...ALL.flat()].filter(isOfBrowser).flatMap((file) => reached(file, isOfBrowser)))];
  const said = screens.flatMap((path) => saidIn(path, []).map((text) => [path, text] as const));
  expect(ofServer.length).toBeGreaterThan(20);
  expect(said.filter(([, text]) => ofServer.includes(text)).map(([path, text]) => `${path} says ${text}`)).toEqual([]);
});
