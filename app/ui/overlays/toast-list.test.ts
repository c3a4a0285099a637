import { beforeEach, expect, test } from "vitest";
import { dismissToast, retireToasts, showOutcome, showToast, toastList } from "./toast-list";

const texts = () => toastList.read().map(({ text }) => text);

beforeEach(() => {
  for (const { id } of toastList.read()) dismissToast(id);
});

test("what went well is no longer said when the next thing is done; what failed is, until it is dismissed", () => {
  showToast({ text: "Saved" });
  showToast({ text: "Not saved", tone: "danger" });
  showToast({ text: "Copied", tone: "success" });
  retireToasts();
  expect(texts()).toEqual(["Not saved"]);
});

test("a try that went well takes the place of those that failed; another that fails is said beside them", () => {
  showOutcome({ text: "Not this name", tone: "danger" });
  showOutcome({ text: "Nor this time", tone: "danger" });
  expect(texts()).toEqual(["Not this name", "Nor this time"]);
  showOutcome({ text: "Sent" });
  expect(texts()).toEqual(["Sent"]);
});
