import { expect, test } from "vitest";
import { isGrounded } from "./grounded";

const ground = {
  names: ["Ada Advisor", "Zoë Müller"],
  said: ["Business Strategy", "London", "$100 an hour", "I need help within 3 weeks"],
};

test("words made of what was found are let through", () => {
  expect(isGrounded("I would start with Ada Advisor in London, who takes $100 an hour.", ground)).toBe(true);
  expect(isGrounded("Perhaps Zoë Müller: Business Strategy is what she is asked about, and 3 weeks will do.", ground)).toBe(true);
});

test.each([
  ["an advisor nobody has found", "I would start with Ada Advisor, or with Boris Bold instead."],
  ["a price nobody has found", "Ada Advisor takes $80 an hour."],
  ["a link", "Ada Advisor is at https://evil.example/ada"],
  ["an address without a scheme", "Ada Advisor is at evil.example now"],
  ["markdown", "[Ada Advisor](javascript:alert(1)) would be good"],
  ["markup", "Ada Advisor <img src=x> would be good"],
  ["a refusal", "I am sorry, but I cannot help with that request."],
  ["nothing", "  "],
  ["no end", "Ada Advisor ".repeat(400)],
])("%s is not", (_, words) => {
  expect(isGrounded(words, ground)).toBe(false);
});
