import { afterEach, expect, test, vi } from "vitest";
import { interpretSearch } from "#app/features/assistant/understand/search-meaning.server";
import { STEPS, stepsAt, warmUp } from "./warm-up.server";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test("what the first search needs is made piece by piece, each in a turn of its own", async () => {
  const done: string[] = [];
  const steps = ["one", "two", "three"].map((name) => async () => void done.push(name));
  await warmUp(steps, async () => void done.push("turn"));
  expect(done).toEqual(["turn", "one", "turn", "two", "turn", "three"]);
});

test("the pages that visitors open first are drawn to their end before they come, the home page first", async () => {
  const opened: string[] = [];
  const open = async (address: string) => {
    let isBegun = false;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (isBegun) opened.push(address);
        if (isBegun) return controller.close();
        isBegun = true;
        controller.enqueue(new TextEncoder().encode("<html>"));
      },
    });
    return new Response(body);
  };
  const pages = stepsAt("http://127.0.0.1:3000", open).slice(0, -STEPS.length);
  await warmUp(pages, async () => undefined);
  expect(opened).toEqual(["http://127.0.0.1:3000/", "http://127.0.0.1:3000/advisors", "http://127.0.0.1:3000/auth"]);
});

test("a piece that fails is a line of the log and ends nothing", async () => {
  vi.stubEnv("NODE_ENV", "production");
  const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const after = vi.fn();
  const fail = () => {
    throw new Error("torn");
  };
  await expect(warmUp([fail, after], async () => undefined)).resolves.toBeUndefined();
  expect(written.mock.calls.map(([line]) => String(line)).join("")).toContain("warming up failed");
});

/** The long patterns that some work uses, each once: a pattern is compiled at its first use, which takes the longest of all. */
async function patternsIn(work: () => unknown): Promise<Set<string>> {
  const asked = new Set<string>();
  const spies = (["test", "exec"] as const).map((name) => {
    const plain = RegExp.prototype[name] as (this: RegExp, text: string) => never;
    return vi.spyOn(RegExp.prototype, name).mockImplementation(function (this: RegExp, text: string) {
      if (this.source.length > 200) asked.add(this.source);
      return plain.call(this, text);
    });
  });
  await work();
  for (const spy of spies) spy.mockRestore();
  return asked;
}

const lettersIn = (patterns: Iterable<string>) => [...patterns].join("").length;

test("the first search then makes none of the long patterns, and no piece makes more than a quarter of them", async () => {
  const made = new Set<string>();
  const pieces: number[] = [];
  await warmUp(
    STEPS.map((step) => async () => {
      const fresh = [...(await patternsIn(step))].filter((pattern) => !made.has(pattern));
      for (const pattern of fresh) made.add(pattern);
      pieces.push(lettersIn(fresh));
    }),
    async () => undefined,
  );
  const sought = await patternsIn(async () => {
    for (const text of ["tax lawyr for my startup", "wie viel kostet das", "I need no lawyer, only somebody who plans by Friday"])
      await interpretSearch(text);
  });
  expect(sought.size).toBeGreaterThan(30);
  expect([...sought].filter((pattern) => !made.has(pattern))).toEqual([]);
  expect(Math.max(...pieces)).toBeLessThan(lettersIn(made) / 4);
});
