import { expect, test } from "vitest";
import { whySignIn } from "./why-sign-in";

const whyOf = (next: string | null, isSignUp = false) => whySignIn(next, isSignUp)?.why ?? null;

test("the page that is asked for says why one signs in, with or without a query", () => {
  expect(whyOf("/consultations/3f1c#payment")).toBe("whyConsultation");
  expect(whyOf("/consultations?state=past")).toBe("whyConsultations");
  expect(whyOf("/advisor-profile/sessions")).toBe("whyAdvisorProfile");
  expect(whyOf("/admin?view=payments")).toBe("whyAdmin");
  for (const next of [null, "/", "/legal", "/advisors/ada-king", "/profiles", "/administrators"])
    expect([next, whyOf(next)]).toEqual([next, null]);
});

test("of an advisor it is known whom one saves or books", () => {
  expect(whySignIn("/advisors/ada-king#save", false)).toEqual({ why: "whySave", slug: "ada-king" });
  expect(whySignIn("/advisors/zo%C3%AB/book?time=2026-12-01T10:00:00Z", false)).toEqual({ why: "whyHour", slug: "zoë" });
  expect(whySignIn("/advisors/%E0%A4%A/book", false)).toEqual({ why: "whyHour", slug: "%E0%A4%A" });
});

test("who signs up has no consultations yet: they read only what a new person may come for", () => {
  expect(whyOf("/consultations/3f1c", true)).toBe(null);
  expect(whyOf("/advisors/ada-king#save", true)).toBe("whySave");
  expect(whyOf("/book-consultation", true)).toBe("whyBook");
});
