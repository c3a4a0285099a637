import { expect, test } from "vitest";
import { z } from "zod";
import { fieldErrors, formValues, valuesByName } from "./form-values";

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

test("a long list of names or values takes as long for each as a short one", () => {
  for (const nameOf of [(index: number) => `f${index}`, () => "a"]) {
    const timeOf = (count: number) => {
      const entries = Array.from({ length: count }, (_, index): [string, string] => [nameOf(index), ""]);
      const start = performance.now();
      for (let round = 0; round < 20_000 / count; round += 1) valuesByName(entries);
      return performance.now() - start;
    };
    const best = (count: number) => Math.min(...Array.from({ length: 5 }, () => timeOf(count)));
    // The number of values is the same. A large map costs more per name than a small one, but the total must not grow with names × values.
    expect(best(20_000) / Math.max(1, best(250))).toBeLessThan(60);
  }
});

test("names that every object has are names like others", () => {
  const values = valuesByName([
    ["__proto__", "a"],
    ["__proto__", "b"],
    ["constructor", "c"],
  ]);
  expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
  expect(Object.entries(values)).toEqual([
    ["__proto__", ["a", "b"]],
    ["constructor", "c"],
  ]);
});
