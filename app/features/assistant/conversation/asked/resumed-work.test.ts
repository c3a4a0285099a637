import { expect, test, vi } from "vitest";

const counts = vi.hoisted(() => ({ read: 0, atOnce: 0, most: 0 }));
vi.mock("#app/features/danger/danger", async (original) => {
  const actual = await original<typeof import("#app/features/danger/danger")>();
  return {
    ...actual,
    dangerIn: (...said: Parameters<typeof actual.dangerIn>) => {
      counts.read += 1;
      counts.atOnce += 1;
      counts.most = Math.max(counts.most, counts.atOnce);
      return actual.dangerIn(...said);
    },
  };
});
vi.mock("#app/platform/next-turn", async (original) => ({
  ...(await original<typeof import("#app/platform/next-turn")>()),
  nextTurn: async () => {
    counts.atOnce = 0;
  },
}));

import { DANGER_ANSWERS } from "#app/features/danger/doubtful/danger-question";
import { askedText } from "../asked-text.server";
import type { Conversation } from "../conversations.server";
import { resumedText } from "./resumed-text.server";

const SENTENCES = 39;
const longest = (number: number) =>
  Array.from({ length: SENTENCES }, (_, at) => `Somebody wants to kill us, and it is the ${number * SENTENCES + at}th night.`).join(" ");

test("however much was said before a denial, a bounded part is read again, with others' turns in between", async () => {
  const messages = Array.from({ length: 20 }, (_, number) => [
    { role: "user", content: longest(number) },
    { role: "assistant", content: "112", choices: [DANGER_ANSWERS.en.no] },
  ]).flat();
  const known = { stage: "welcome", answers: {}, messages } as unknown as Conversation;
  const content = DANGER_ANSWERS.en.no;
  await resumedText(askedText(known, content), { known, content, room: "assistant" });
  expect(counts.read).toBeGreaterThan(0);
  expect(counts.read).toBeLessThanOrEqual(3 * (16 + 16));
  expect(counts.most).toBe(1);
});
