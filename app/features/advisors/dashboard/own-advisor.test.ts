import { expect, test } from "vitest";
import { detailsFields } from "./own-advisor";

const problemOf = (rate: string) => detailsFields.hourlyRate.safeParse(rate).error?.issues[0]?.message;

test("of a rate that is no figure another thing is said than of one that is too low or too high", () => {
  expect(["€ 90", "ninety"].map(problemOf)).toEqual(["advisorProfile.rateUnreadable", "advisorProfile.rateUnreadable"]);
  expect(["0.5", "10001"].map(problemOf)).toEqual(["advisorProfile.rateInvalid", "advisorProfile.rateInvalid"]);
  expect(["", "90", "87,50"].map((rate) => detailsFields.hourlyRate.parse(rate))).toEqual(["", "90", "87.50"]);
});
