import { expect, test } from "vitest";
import { useInhabitedSite } from "../support/inhabitants";
import { readPage } from "../support/page-text";
import { anAdvisor } from "../support/people";

const site = useInhabitedSite();

test("an advisor without a rate or without hours is neither called available nor booked from their page", async () => {
  const whole = await anAdvisor({ displayName: "Paula Whole", hours: [[0, 1440]] });
  const unpriced = await anAdvisor({ displayName: "Ursula Unpriced", hourlyRate: null, hours: [[0, 1440]] });
  const hourless = await anAdvisor({ displayName: "Hanno Hourless", hours: [] });
  const shown = async ({ slug }: { slug: string }) => {
    const { text } = await readPage(site.visitor().get(`/advisors/${slug}`));
    return { isBooked: /Book with/.test(text), isAvailable: /\bAvailable\b/.test(text) };
  };
  expect(await shown(whole)).toEqual({ isBooked: true, isAvailable: true });
  const not = { isBooked: false, isAvailable: false };
  expect([await shown(unpriced), await shown(hourless)]).toEqual([not, not]);
});
