import { expect, test } from "vitest";
import { withoutWhomIsAsked } from "./asked-for-somebody";
import { textReader } from "./read-text.server";
import { isNone } from "./reading";

test("who asks for somebody of an area is understood, whatever language they should speak", async () => {
  const read = await textReader();
  for (const [text, topic] of [
    ["tax advisor who speaks French", "Tax and Accounting"],
    ["I need a tax adviser who speaks French", "Tax and Accounting"],
    ["A tax adviser who speaks French, before Friday", "Tax and Accounting"],
    ["can I talk to a tax advisor today?", "Tax and Accounting"],
    ["do you have tax advisors?", "Tax and Accounting"],
    ["have you got a marketing consultant", "Marketing"],
    ["habt ihr Berater für Steuern?", "Tax and Accounting"],
    ["avez-vous un conseiller en marketing ?", "Marketing"],
    ["¿hay algún asesor de marketing?", "Marketing"],
    ["avete un consulente marketing?", "Marketing"],
    ["tax advisor who works with farmers", "Tax and Accounting"],
    ["a tax advisor free on Friday", "Tax and Accounting"],
    ["marketing expert who speaks Spanish", "Marketing"],
    ["hr advisor", "Human Resources"],
    ["Who can help me with a tax question in French?", "Tax and Accounting"],
    ["ein Berater für Steuern", "Tax and Accounting"],
    ["conseiller en marketing qui parle anglais", "Marketing"],
    ["asesor de marketing que hable inglés", "Marketing"],
    ["consulente marketing che parla inglese", "Marketing"],
  ] as const) {
    const reading = read(text);
    expect([text, reading.areas[0]?.topic, isNone(reading)]).toEqual([text, topic, false]);
  }
});

test("what is asked of the site itself stays whole, and so does what names no area", () => {
  for (const text of [
    "how do I become a tax advisor here?",
    "what does a tax advisor cost?",
    "are your legal advisors verified?",
    "are tax advisors free?",
    "can I work as a tax advisor here?",
    "can I apply as a marketing expert?",
    "do your advisors speak French?",
    "advisor who speaks French",
    "who are your experts?",
    "how does a session with a tax advisor work?",
    "comment devenir conseiller fiscal ?",
    "Wie werde ich Berater für Steuern?",
    "a tax question",
    "",
  ])
    expect([text, withoutWhomIsAsked(text)]).toEqual([text, null]);
});

test("only who is asked for and the language go", () => {
  expect(withoutWhomIsAsked("I need a tax adviser who speaks French, before Friday")).toBe("I need a tax before Friday");
  expect(withoutWhomIsAsked("a patent expert, speaking German")).toBe("a patent");
});
