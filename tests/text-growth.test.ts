import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import { badTexts } from "./support/bad-texts";
import { formFields } from "./support/form-fields";
import { GIVEN, measuredFunctions } from "./support/text-function-values";
import { isText, type TextFunction } from "./support/text-functions";

const ROOT = path.resolve(import.meta.dirname, "..");
const LENGTHS = [3_000, 30_000] as const;
/** From a text to one ten times as long. */
const MAX_GROWTH = 15;
/** Anything less is noise: quadratic code takes much more for a text of this length. */
const FLOOR_MS = 8;
const RUNS = 4;
/** A form has no more values of one name. */
const MAX_VALUES = 200;

const functions = measuredFunctions();

beforeAll(async () => {
  const read = await textReader();
  GIVEN.Reader = read;
  GIVEN.Reading = read("I need help with tax");
});

/** Measures this thread's CPU time, which does not depend on the machine's load. */
function milliseconds(work: () => unknown): number {
  const before = process.threadCpuUsage();
  try {
    work();
  } catch {
    // A function that rejects a text has read it, too.
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Returns how much longer a long text takes than a short one, by the minimum of several runs of each; repeats only while the result exceeds the limit. */
function growthOf(read: (text: string) => unknown, short: string, long: string): number {
  let [leastShort, leastLong] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let growth = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS && growth > MAX_GROWTH; run += 1) {
    leastShort = Math.min(
      leastShort,
      milliseconds(() => read(short)),
    );
    leastLong = Math.min(
      leastLong,
      milliseconds(() => read(long)),
    );
    growth = leastLong / Math.max(leastShort, FLOOR_MS);
  }
  return growth;
}

/** Returns the texts for which the long version takes too much longer. */
function slowTexts(read: (text: string) => unknown): string[] {
  const longs = badTexts(LENGTHS[1]);
  return badTexts(LENGTHS[0]).flatMap(({ name, text }, index) => {
    const growth = growthOf(read, text, longs[index]!.text);
    return growth > MAX_GROWTH ? [`${name}: ${growth.toFixed(1)} times as long`] : [];
  });
}

/** Returns the arguments of a call with the text in one text parameter, and something short in the others. */
function argumentsOf({ types }: TextFunction, place: number, text: string): unknown[] {
  return types.map((type, index) => {
    const isList = type.includes("[]");
    if (index === place) return isList ? [text, ...text.split(" ", MAX_VALUES)] : text;
    if (isText(type)) return isList ? ["tax"] : "Europe/London";
    return type.startsWith("?") ? undefined : GIVEN[type];
  });
}

test("no function takes more than fifteen times as long for a text ten times as long, however bad it is", async () => {
  const slow: Record<string, string[]> = {};
  for (const entry of functions) {
    const module: Record<string, (...given: unknown[]) => unknown> = await import(path.join(ROOT, entry.file));
    for (const [place, type] of entry.types.entries()) {
      if (!isText(type)) continue;
      const texts = slowTexts((text) => module[entry.name]!(...argumentsOf(entry, place, text)));
      if (texts.length > 0) slow[`${entry.file} ${entry.name}, parameter ${place + 1}`] = texts;
    }
  }
  expect(slow).toEqual({});
}, 600_000);

test("no field of a form takes more than fifteen times as long for a text ten times as long, however bad it is", async () => {
  const slow: Record<string, string[]> = {};
  for (const { name, rules } of await formFields()) {
    const texts = slowTexts((text) => rules.safeParse(text));
    if (texts.length > 0) slow[name] = texts;
  }
  expect(slow).toEqual({});
}, 300_000);
