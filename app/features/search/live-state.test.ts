import { expect, test } from "vitest";
import { liveState } from "./search-answer";

const stateOf = (ended: string | null, ofAnswer?: string, wanted = "tax") => liveState({ wanted, ended, ofPage: "", ofAnswer });

test("what was found for the last word is nobody's answer to the next one: a request that ended without an answer is lost", () => {
  expect(stateOf("", undefined)).toBe("searching");
  expect(stateOf("law", "law")).toBe("searching");
  expect(stateOf("tax", "tax")).toBe("answered");
  expect(stateOf("tax", "law")).toBe("lost");
  expect(stateOf("tax")).toBe("lost");
  expect(stateOf(null, "law")).toBe("searching");
});

test("the page's own words are answered by the page", () => {
  expect(liveState({ wanted: "tax", ended: "tax", ofPage: "tax", ofAnswer: undefined })).toBe("answered");
});
