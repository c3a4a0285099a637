import { expect, test } from "vitest";
import { resultSchema } from "#app/features/assistant/conversation/conversation";
import { withoutAdvisor } from "./answers-without-advisor";

const advisor = { slug: "ada-okon", displayName: "Ada Okon", jobTitle: "Compliance lead" };
const entryOf = (slug: string, name: string) => ({ slug, name, jobTitle: "x", bookPath: `/advisors/${slug}/book` });

test("entries about an erased advisor go, and others stay as they are", () => {
  const result = {
    advisors: [entryOf("ada-okon", "Ada Okon"), entryOf("ada-okonkwo", "Ada Okon Okonkwo")],
    advisorRecommendations: [
      { advisor: { slug: "ada-okon", name: "Ada Okon" }, path: "/x?advisor=ada-okon" },
      { reasoning: "Ada Okon: near.", category: "Ada Okon" },
    ],
    links: [
      { label: "page", path: "/advisors/ada-okon?day=2026-12-01" },
      { label: "page", path: "/advisors/ada-okonkwo" },
    ],
    keyIssues: ["Ada Okon left", { quote: "Ada Okon said so", area: "Ada Okon" }],
    need: { except: ["ada-okon", "other"], languages: ["ada-okon"], isAnother: true, budget: null },
  };
  expect(withoutAdvisor({ content: "", result }, advisor).result).toEqual({
    advisors: [entryOf("ada-okonkwo", "Ada Okon Okonkwo")],
    advisorRecommendations: [{ reasoning: "Former member: near.", category: "Ada Okon" }],
    links: [{ label: "page", path: "/advisors/ada-okonkwo" }],
    keyIssues: ["Former member left", { quote: "Former member said so", area: "Ada Okon" }],
    need: { except: ["other"], languages: ["ada-okon"], isAnother: true, budget: null },
  });
});

test("their whole name is replaced, also one of before, with the title after it, and no part of it", () => {
  const content = "Ada Okon, Compliance lead: near. A. Byron-Okon, x: near. Ada Okons. Ada is a Compliance lead.";
  const result = { advisors: [entryOf("ada-okon", "A. Byron-Okon")] };
  expect(withoutAdvisor({ content, result }, advisor).content).toBe(
    "Former member: near. Former member: near. Ada Okons. Ada is a Compliance lead.",
  );
  const typed = withoutAdvisor({ content: "Is Ada Okon free? My lead is Ada.", result: null }, advisor);
  expect(typed).toEqual({ content: "Is Former member free? My lead is Ada.", result: null });
});

test.each([
  "EUR",
  "Tax and Accounting",
  "en",
  "near",
])("an answer about others is as readable without whoever calls themselves %s", (word) => {
  const named = { ...entryOf("grace-liu", "Grace Liu"), facts: ["4.9"], rate: { amount: 9000, currency: "EUR" } };
  const need = {
    topics: [{ topic: "Tax and Accounting", weight: 2 }],
    category: null,
    urgency: null,
    budget: null,
    place: null,
    zone: null,
  };
  const result = { advisors: [{ ...named, slug: word, name: word }, named], need: { ...need, languages: ["en"] } };
  const without = withoutAdvisor({ content: "Grace Liu", result }, { slug: word, displayName: word, jobTitle: word });
  expect(without).toEqual({ content: "Grace Liu", result: { ...result, advisors: [named] } });
  expect(resultSchema.safeParse(without.result).success).toBe(true);
});

test("a name that is none takes no word from what others wrote", () => {
  const content = "My tax return is late, who helps with a tax return?";
  const plain = { slug: "t", displayName: "tax return", jobTitle: "" };
  expect(withoutAdvisor({ content, result: null }, plain).content).toBe(content);
  expect(withoutAdvisor({ content: "李明 helps.", result: null }, { ...plain, displayName: "李明" }).content).toBe("Former member helps.");
});

test("an advisor without a name replaces nothing", () => {
  const nameless = { slug: "x", displayName: "", jobTitle: "" };
  expect(withoutAdvisor({ content: "For tax, ask Bob.", result: null }, nameless).content).toBe("For tax, ask Bob.");
});

test("without an entry beside it a name goes in its own capitals alone, and not where somebody else goes by it", () => {
  const taxed = { slug: "tax-return", displayName: "Tax Return", jobTitle: "" };
  const asked = { content: "My tax return is late. Tax Return, please", result: null };
  expect(withoutAdvisor(asked, taxed).content).toBe("My tax return is late. Former member, please");
  expect(withoutAdvisor(asked, taxed, true).content).toBe(asked.content);
});
