import { expect, test } from "vitest";
import { needUntil } from "./remembered-need";

const said = (number: number, content: string) => ({ number, role: "user" as const, content, timestamp: "" });
const named = (english: string) => (english === "Business Strategy" ? "Unternehmensstrategie" : english);
const answer = (number: number, since?: number) => ({ number, role: "assistant" as const, content: "Yes.", timestamp: "", since });

test("what an advisor is booked for is what was said of that matter, and nothing of the one before it or behind the answer", () => {
  const talk = [
    said(1, "A patent"),
    answer(2),
    said(3, "In Berlin"),
    answer(4),
    said(5, "A seed round"),
    answer(6, 5),
    said(7, "In May"),
    answer(8, 5),
  ];
  expect([2, 4, 6, 8].map((number) => needUntil(talk, number, named))).toEqual([
    "A patent",
    "A patent\nIn Berlin",
    "A seed round",
    "A seed round\nIn May",
  ]);
});

test("a choice that was pressed stands among their words by the name that they pressed", () => {
  const talk = [said(1, "Wir wachsen zu langsam"), answer(2), said(3, "Business Strategy"), answer(4, 1)];
  expect(needUntil(talk, 4, named)).toBe("Wir wachsen zu langsam\nUnternehmensstrategie");
});
