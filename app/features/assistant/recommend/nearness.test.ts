import { expect, test } from "vitest";
import { aCandidate, aNeed } from "../../../../tests/support/needs";
import { type Pick, rankCandidates } from "./candidates";
import { phraseReply } from "./phrasing";
import { whyInThisOrder } from "./why-in-this-order";
import { wordingIn } from "./wording.server";

const wording = wordingIn("en");
const PLACES = {
  Milan: "Italy",
  Brussels: "Belgium",
  Berlin: "Germany",
  Turin: "Italy",
  Galway: "Ireland",
  Munich: "Germany",
  Vienna: "Austria",
} as const;

/** People named after their cities, in this order, each a better match than the one before. */
function peopleIn(near: keyof typeof PLACES, ...cities: (keyof typeof PLACES)[]) {
  const need = aNeed({ place: { city: near, country: PLACES[near] } });
  const shown = cities.flatMap((city, index) => {
    const candidate = aCandidate({ advisorId: city, name: city, city, country: PLACES[city] });
    return rankCandidates([candidate], need, { now: 0 }).map((pick): Pick => ({ ...pick, percent: 70 + index }));
  });
  const say = (sentences: ReturnType<typeof phraseReply>) => sentences.map(wording.say).join(" ");
  return { reply: say(phraseReply(need, shown, 0, wording)), why: say(whyInThisOrder(need, shown, wording)) };
}

test("who is said to come first for being near is nearer than whom they come before, and by how much is said", () => {
  expect(peopleIn("Berlin", "Brussels", "Milan").why).toBe(
    "Brussels comes before Milan, even if the match is lower, because it is about 650\u00a0km to Berlin and not 840.",
  );
  expect(peopleIn("Berlin", "Milan", "Brussels").why).not.toMatch(/near|km/);
  expect(peopleIn("Vienna", "Galway", "Turin").why).not.toMatch(/near|km/);
});

test("who is in the country, though across the border somebody is nearer, is said to be in the country", () => {
  const need = aNeed({ place: { city: "Munich", country: "Germany" } });
  const [there, across] = (["Berlin", "Vienna"] as const).map(
    (city) => rankCandidates([aCandidate({ city, country: PLACES[city] })], need, { now: 0 })[0]!,
  );
  const shown = [
    { ...there!, percent: 70 },
    { ...across!, percent: 80 },
  ];
  expect(whyInThisOrder(need, shown, wording).map(wording.say)).toEqual(["Those in Germany come first, even if the match is lower."]);
});

test("only where all are within some hundred kilometres are they called close; otherwise it says how far the nearest is", () => {
  expect(peopleIn("Vienna", "Munich").reply).toContain("what I found is close, but based outside Vienna");
  const far = peopleIn("Vienna", "Galway", "Munich").reply;
  expect(far).toContain(
    "Nobody named here is near Vienna (for Munich, the nearest, it is about 360\u00a0km), but consultations take place online.",
  );
  expect(far).not.toMatch(/close/i);
});
