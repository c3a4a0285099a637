import { beforeAll, expect, test } from "vitest";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import type { Reader } from "#app/features/topics/classifier/reading";
import { judge } from "./answer-kind";
import { correctionIn, rereadAfter } from "./corrections";

let read: Reader;
beforeAll(async () => {
  read = await textReader();
});

test("what is meant and what is not is told apart, in five languages", () => {
  const said = (text: string) => correctionIn(text, true);
  expect(said("I said the till, not the staff")).toEqual({ meant: "the till", denied: "the staff" });
  expect(said("No, not marketing, I mean sales")).toEqual({ meant: "sales", denied: "marketing" });
  expect(said("no, I meant the lease")).toEqual({ meant: "the lease", denied: "" });
  expect(said("nein, ich meinte die Miete, nicht das Personal")).toEqual({ meant: "die miete", denied: "das personal" });
  expect(said("nicht die Werbung, sondern den Vertrieb")).toEqual({ meant: "den vertrieb", denied: "die werbung" });
  expect(said("je parle du bail, pas du salaire")).toEqual({ meant: "bail", denied: "du salaire" });
  expect(said("no, me refiero al alquiler")).toEqual({ meant: "alquiler", denied: "" });
  expect(said("no, intendevo il contratto, non le fatture")).toEqual({ meant: "il contratto", denied: "le fatture" });
});

test("that it was wrong is a correction, too, and says nothing of what is meant", () => {
  const wrong = [
    "that's not what I meant",
    "wrong",
    "you misunderstood me",
    "Das meinte ich nicht",
    "ce n'est pas ça",
    "no es eso",
    "non intendevo questo",
  ];
  expect(wrong.map((text) => correctionIn(text, true))).toEqual(wrong.map(() => ({ meant: "", denied: "" })));
});

test("a need is no correction, and where nothing was said before only both sides are one", () => {
  const needs = [
    "our staff do not know how the till works",
    "I mean business",
    "we are not profitable but we grow",
    "I said yes to the contract and now the supplier does not deliver what he promised us in the meeting and I want out of it",
    "no idea how to sell this",
    "nobody buys",
  ];
  for (const text of needs) expect([text, correctionIn(text, false)]).toEqual([text, null]);
  expect(correctionIn("no, I meant the lease", false)).toBeNull();
  expect(correctionIn("I mean the lease, not the staff", false)).toEqual({ meant: "the lease", denied: "the staff" });
});

test("a correction leads to another reading, and never to the area that was wrong", () => {
  const told: [earlier: string, correction: string][] = [
    ["the till is short every evening and the staff say nothing", "I said the till, not the staff"],
    ["we lose money at the cash desk", "that's not what I meant"],
    ["mon bail et mes salaires augmentent", "je parle du bail, pas du salaire"],
    ["we need help hiring salespeople", "I'm talking about the visa, not the hiring"],
    ["Wir zahlen zu viel für die Halle und das Personal", "nein, ich meinte die Miete, nicht das Personal"],
  ];
  for (const [earlier, text] of told) {
    const wrong = read(earlier).areas[0]!.topic;
    const again = rereadAfter(correctionIn(text, true)!, earlier, wrong, read);
    expect(
      again.areas.map(({ topic }) => topic),
      text,
    ).not.toContain(wrong);
    expect(["sure", "between", "unsure"], text).toContain(judge(text, again, null).kind);
  }
});

test("what was hardly spoken of becomes no sure thing because the rest was wrong", () => {
  const earlier = "I need a patent lawyer";
  const again = rereadAfter({ meant: "", denied: "" }, earlier, "Intellectual Property", read);
  expect(judge("wrong", again, null).kind).toBe("unsure");
});
