import { beforeEach, expect, test } from "vitest";
import { dismissToast, retireToasts, showToast, toastList } from "./toast-list";

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
