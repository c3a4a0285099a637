import { expect, test } from "vitest";
import { withoutAdvisor } from "./answers-without-advisor";

const advisor = { slug: "ada-okon", displayName: "Ada Okon", firstName: "Ada", lastName: "Okon", jobTitle: "Compliance lead" };
const entryOf = (slug: string, name: string) => ({ slug, name, jobTitle: "x", bookPath: `/advisors/${slug}/book` });

test("entries about an erased advisor go, and others stay", () => {
  const result = {
    advisors: [entryOf("ada-okon", "Ada Okon"), entryOf("ada-okonkwo", "Ada Okonkwo")],
    advisorRecommendations: [
      { advisor: { slug: "ada-okon", name: "Ada Okon" }, path: "/x?advisor=ada-okon" },
      { reasoning: "Ada Okon: near." },
    ],
    links: [
      { label: "page", path: "/advisors/ada-okon?day=2026-12-01" },
      { label: "page", path: "/advisors/ada-okonkwo" },
    ],
    need: { except: ["ada-okon", "other"], isAnother: true, budget: null },
  };
  expect(withoutAdvisor({ role: "assistant", content: "", result }, advisor).result).toEqual({
    advisors: [entryOf("ada-okonkwo", "Former member Okonkwo")],
    advisorRecommendations: [{ reasoning: "Former member: near." }],
    links: [{ label: "page", path: "/advisors/ada-okonkwo" }],
    need: { except: ["other"], isAnother: true, budget: null },
  });
});

test("their name is replaced as a whole word, also one of before, with its parts and what they are", () => {
  const content = "Ada Okon, Compliance lead: near. Adamant Okons. A. Byron-Okon! Ada speaks German.";
  const result = { advisors: [entryOf("ada-okon", "A. Byron-Okon")] };
  expect(withoutAdvisor({ role: "assistant", content, result }, advisor).content).toBe(
    "Former member, Former member: near. Adamant Okons. Former member! Former member speaks German.",
  );
});

test("of what the person typed the whole name alone is replaced", () => {
  const without = withoutAdvisor({ role: "user", content: "Is Ada Okon free? My lead is Ada.", result: null }, advisor);
  expect(without).toEqual({ content: "Is Former member free? My lead is Ada.", result: null });
});

test("an advisor without a name replaces nothing", () => {
  const nameless = { slug: "x", displayName: "", firstName: " ", lastName: "", jobTitle: "" };
  expect(withoutAdvisor({ role: "assistant", content: "For tax, ask Bob.", result: null }, nameless).content).toBe("For tax, ask Bob.");
});
