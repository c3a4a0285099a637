import { expect, test } from "vitest";
import { boxOfMessages, messageBox, questionName } from "./box-of-messages";

test("words are brought to the box that the way leads to, be there a thread or none yet", () => {
  expect(boxOfMessages("/messages/7c1", "Ada")).toBe(messageBox("7c1"));
  expect(boxOfMessages("/messages?advisor=grace-hopper", "Grace Hopper")).toBe(questionName("grace-hopper"));
  expect(boxOfMessages("/messages?consultation=9f2", "Ada")).toBe(questionName("Ada"));
});
