import { expect, test } from "vitest";
import { aCandidate, aNeed } from "../../../../tests/support/needs";
import { needWithAnswers } from "../understand/need-so-far";
import { understand } from "../understand/understand";
import { rankCandidates } from "./candidates";
import { onlySome } from "./only-some";
import { closeBut } from "./phrasing";
import { whyInThisOrder } from "./why-in-this-order";
import { wordingIn } from "./wording.server";

const wording = wordingIn("en");
const accra = aCandidate({ advisorId: "accra", name: "Ama", city: "Accra", country: "Ghana" });
const warsaw = aCandidate({ advisorId: "warsaw", name: "Wanda", city: "Warsaw", country: "Poland" });

test("a region that was chosen is a wish: who is there comes first, and it is said where nobody or not everybody is", () => {
  const need = needWithAnswers(aNeed(), { geography: "Europe" });
  const [first, second] = rankCandidates([accra, warsaw], need, { now: 0 });
  expect([first?.candidate.name, first?.missed, second?.missed]).toEqual(["Wanda", [], ["place"]]);
  const say = (sentences: ReturnType<typeof closeBut>) => sentences.map(wording.say).join(" ");
  expect(say(closeBut(need, [second!], wording))).toBe("Close, but based outside Europe.");
  expect(say(onlySome(need, [first!, second!], wording))).toBe("Of these, only Wanda is in the region you chose (Europe).");
  expect(closeBut(need, [first!, second!], wording)).toEqual([]);
  expect(needWithAnswers(aNeed(), { geography: "Global/Multiple Regions" }).region).toBe(undefined);
});

test("a place that was named says more than the region", () => {
  const need = needWithAnswers(aNeed({ place: { city: null, country: "Ghana" } }), { geography: "Europe" });
  expect(rankCandidates([accra, warsaw], need, { now: 0 })[0]?.candidate.name).toBe("Ama");
});

test.each([
  "we sell cough sweets in Canada, would japan take them",
  "Fabricamos chalecos y queremos vender a la policía de Chile",
  "HMRC says I should have registered",
])("whose title names other countries for the work comes after who names none, and is less of a match: '%s'", (text) => {
  const { markets, place } = understand(text);
  const need = aNeed({ markets, place });
  const elsewhere = aCandidate({
    advisorId: "a",
    name: "Tomasz",
    jobTitle: "Market entry adviser for Central Europe",
    ratingSum: 50,
    ratingCount: 10,
  });
  const other = aCandidate({ advisorId: "b", name: "Helena", jobTitle: "Strategy director", isPrimary: false, level: "expert" });
  const picks = rankCandidates([elsewhere, other], need, { now: 0 });
  expect(picks.map(({ candidate }) => candidate.name)).toEqual(["Helena", "Tomasz"]);
  expect(picks[1]!.percent).toBeLessThan(85);
  const unequal = [
    { ...picks[0]!, percent: 60 },
    { ...picks[1]!, percent: 70 },
  ];
  expect(whyInThisOrder(need, unequal, wording).map(wording.say)).toEqual([
    "Helena comes before Tomasz, even if the match is lower: Tomasz names other countries for this work.",
  ]);
  expect(rankCandidates([elsewhere, other], aNeed({ markets: ["Poland"] }), { now: 0 })[0]?.candidate.name).toBe("Tomasz");
});
