import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The product's names for people's own words, where an element shows nothing else. */
const ALWAYS = "bio|jobTitle|reviewNotes|ownNote|closeReason|comments|reply|reason|quote";
const THEIRS = new RegExp(
  `^(?:[\\w?]+\\.)*(?:${ALWAYS})$|^(?:line|consultation|request)\\.note$|^absence\\.words$|^(?:review|report|message)\\.text$`,
);
/** Rooms in which everything called a text is written by people. */
const ROOMS_OF_PEOPLE = /^app\/features\/(messages|reviews)\//;

const AROUND = 200;
const CHILD = /<(\w+)\b([^<]*?)>\s*\{([\w.?]+)\}\s*<\/\1>/g;

/** Returns the elements that show people's words without declaring their language (`useWrittenLanguage`), and their number. */
function look([file, source]: readonly [file: string, source: string]) {
  const shown = [...source.matchAll(CHILD)].filter(
    ([, , , words = ""]) => THEIRS.test(words) || (ROOMS_OF_PEOPLE.test(file) && /^(\w+\.)?text$/.test(words)),
  );
  // A file is a link inside the element that declares it.
  const saysSo = ({ 0: element, 3: words, index }: RegExpExecArray) =>
    source.slice(Math.max(0, index - AROUND), index + element.length).includes(`{...written(${words})}`);
  const silent = shown.filter((each) => !saysSo(each));
  return { silent: silent.map(([, , , words]) => `${file} shows ${words} without its language`), count: shown.length - silent.length };
}

const SCREENS = globSync("app/**/*.tsx").map((file) => [file, readFileSync(file, "utf8")] as const);

test("whatever somebody wrote is shown with its language", () => {
  const found = SCREENS.map(look);
  expect(found.flatMap(({ silent }) => silent)).toEqual([]);
  expect(found.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(25);
});

test("words without their language are found, on one line and on several", () => {
  const silent = (source: string, file = "app/features/a/a.tsx") => look([file, source]).silent.length;
  expect(silent('<p className="x">{advisor.bio}</p>')).toBe(1);
  expect(silent('<p\n  className="x"\n>\n  {ownNote}\n</p>')).toBe(1);
  expect(silent('<p {...written(advisor.bio)} className="x">\n  {advisor.bio}\n</p>')).toBe(0);
  expect(silent("<p {...written(other)}>{advisor.bio}</p>")).toBe(1);
  expect(["app/ui/a.tsx", "app/features/messages/thread/a.tsx"].map((file) => silent("<p>{text}</p>", file))).toEqual([0, 1]);
});
