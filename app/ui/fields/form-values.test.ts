import { expect, test } from "vitest";
import { z } from "zod";
import { fieldErrors, formValues } from "./form-values";

test("a name that occurs more than once becomes a list", () => {
  const form = new FormData();
  form.append("area", "Tax");
  form.append("area", "Law");
  form.append("name", "Ada");
  expect(formValues(form)).toEqual({ area: ["Tax", "Law"], name: "Ada" });
});

test("each wrong field answers with its first message", () => {
  const schema = z.object({ password: z.string().min(8, "short").regex(/[A-Z]/, "plain"), email: z.email("email") });
  expect(fieldErrors(schema, { password: "abc", email: "ada@example.org" })).toEqual({ password: "short" });
});

test("accepted values have no messages", () => {
  expect(fieldErrors(z.object({ name: z.string() }), { name: "Ada" })).toEqual({});
});

test("a field inside another is named by its path", () => {
  expect(fieldErrors(z.object({ hours: z.array(z.object({ from: z.string().min(1, "from") })) }), { hours: [{ from: "" }] })).toEqual({
    "hours.0.from": "from",
  });
});
