import { expect, test } from "vitest";
import { categoryNameKey, categoryRequestSchema } from "./category-request";

const messages = (values: unknown) => categoryRequestSchema.safeParse(values).error?.issues.map(({ message }) => message);

test("a category request needs a trimmed name: 'Please enter a category name'", () => {
  expect(messages({ name: "   ", comments: "" })).toEqual(["catalog.requestNameRequired"]);
  expect(categoryRequestSchema.parse({ name: "  Space Law " })).toEqual({ name: "Space Law", comments: "", email: "" });
});

test("control characters become blanks, and a name of nothing else is no name", () => {
  expect(categoryRequestSchema.parse({ name: "Space\0Law", comments: "one\ntwo\0" })).toEqual({
    name: "Space Law",
    comments: "one\ntwo",
    email: "",
  });
  expect(messages({ name: "\0\u0001" })).toEqual(["catalog.requestNameRequired"]);
});

test("too long a name and too long comments are told apart", () => {
  expect(messages({ name: "x".repeat(81), comments: "y".repeat(2001) })).toEqual([
    "catalog.requestNameLong",
    "catalog.requestCommentsLong",
  ]);
});

test("the same wish in other letters is the same wish", () => {
  expect(categoryNameKey("Space-Law!")).toBe(categoryNameKey("  SPACE   law"));
  expect(categoryNameKey("Énergie")).toBe("energie");
  expect(categoryNameKey("🚀")).toBe("🚀");
});

test("an address is wanted only for an answer, and then has to be one", () => {
  expect(categoryRequestSchema.parse({ name: "Chess", email: " Ada@Example.com " }).email).toBe("ada@example.com");
  for (const email of ["ada", "ada@", `${"a".repeat(250)}@example.com`])
    expect(messages({ name: "Chess", email })).toEqual(["catalog.requestEmailInvalid"]);
});
