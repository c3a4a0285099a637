import { expect, test } from "vitest";
import type { FieldErrors } from "#app/ui/text/message-key";
import { saidIn, saidSince, stillWrong } from "./mended";

const wrong = { email: "accounts.invalidEmail", password: "accounts.short" } as unknown as FieldErrors;
const refused = { email: "ada", password: "abc" };
const look = (said: Partial<typeof refused>, found: Record<string, string> | null, isOwn: boolean) =>
  stillWrong(wrong, { refused, said: { ...refused, ...said }, found: found as FieldErrors | null, isOwn });

test("an error that the form found itself stands until the form no longer finds it, in the words for what is wrong now", () => {
  expect(look({ email: "ada@" }, { email: "accounts.invalidEmail", password: "accounts.short" }, true)).toEqual(wrong);
  expect(look({ email: "ada@example.org" }, { password: "accounts.short" }, true)).toEqual({ password: "accounts.short" });
  expect(look({ email: "" }, { email: "accounts.needed" }, true)).toEqual({ email: "accounts.needed" });
  expect(look({ password: "a longer one" }, {}, true)).toEqual({});
});

test("an error of the server is about the value it refused: it goes when that changes, and is there again with the same value", () => {
  expect(look({ email: "ada@example.org" }, null, false)).toEqual({ password: "accounts.short" });
  expect(look({}, null, false)).toEqual(wrong);
  expect(look({ email: "" }, { email: "accounts.needed" }, false)).toEqual({ email: "accounts.needed", password: "accounts.short" });
});

test("what was emptied since it was sent, such as a password, is no other value; what was filled in since is", () => {
  expect(stillWrong(wrong, { refused, said: saidSince(refused, { email: "ada", password: "\n" }), found: null, isOwn: false })).toEqual(
    wrong,
  );
  const filled = saidSince({ ...refused, email: "" }, { email: "ada", password: "abc" });
  expect(stillWrong(wrong, { refused: { ...refused, email: "" }, said: filled, found: null, isOwn: false })).toEqual({
    password: "accounts.short",
  });
});

test("nothing is complained of that was not complained of before", () => {
  expect(look({ email: "ada@example.org" }, { name: "accounts.needed", password: "accounts.short" }, true)).toEqual({
    password: "accounts.short",
  });
});

test("what a form says is compared with every value of a name, and a file by its name and size", () => {
  const form = new FormData();
  form.append("day", "1");
  form.append("day", "2");
  const before = saidIn(form);
  form.append("day", "3");
  form.append("photo", new File(["a"], "a.png"));
  expect(before.day).not.toBe(saidIn(form).day);
  expect(saidIn(form).photo).toContain("a.png 1");
});
