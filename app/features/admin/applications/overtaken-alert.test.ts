import { expect, test } from "vitest";
import { type ApplicationsAnswer, overtakenAlert } from "./application-answer";

const preview = { action: "rejected", to: "a@example.com", language: "en", subject: "", text: "", isMailed: true, shown: "x" } as const;
const SHOWN: ApplicationsAnswer = { about: "application", id: "a", notes: "", preview };
const row = (status: string, reviewedByName = "") => [{ id: "a", status, reviewedByName }];

test("where another admin decides while one reads the mail of one's own decision, the page says who it was", () => {
  expect(overtakenAlert(SHOWN, row("approved", "Ada"))).toEqual({ key: "admin.doneBy", values: { name: "Ada" } });
});

test("where the application has left the page meanwhile, it says that nothing was sent", () => {
  expect(overtakenAlert(SHOWN, [])).toEqual({ key: "admin.leftPage" });
  expect(overtakenAlert(SHOWN, row("rejected"))).toEqual({ key: "admin.leftPage" });
});

test("nothing is said where the mail is still there to be sent, or none was shown", () => {
  expect(overtakenAlert(SHOWN, row("pending"))).toBeUndefined();
  expect(overtakenAlert({ ...SHOWN, preview: undefined }, row("approved", "Ada"))).toBeUndefined();
  expect(overtakenAlert(undefined, [])).toBeUndefined();
});
