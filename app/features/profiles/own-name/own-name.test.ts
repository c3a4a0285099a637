import { expect, test } from "vitest";
import { namesOf, saidName } from "./own-name";

const schema = saidName({ tooLong: "long", characters: "characters" });
const problem = (text: string) => schema.safeParse(text).error?.issues[0]?.message;

test("a said name is letters of any script, blanks, hyphens and apostrophes, at most fifty, or nothing", () => {
  for (const name of ["", "Ada", "Siobhán O'Brien", "Мария Склодовская-Кюри", "山田 太郎"]) expect(problem(name), name).toBe(undefined);
  expect(problem("a".repeat(51))).toBe("long");
  for (const wrong of ["<b>", "R2-D2", "ada@example.com", "Ada\u202eLovelace"]) expect(problem(wrong), wrong).toBe("characters");
});

test("its last word is the last name, and the whole is shown, unless a display name may not look so", () => {
  expect(namesOf("Ada")).toEqual({ firstName: "Ada", lastName: "", displayName: "Ada" });
  expect(namesOf("Ada King  Lovelace")).toEqual({ firstName: "Ada King", lastName: "Lovelace", displayName: "Ada King Lovelace" });
  expect(namesOf("Siobhan O'Brien")).toEqual({ firstName: "Siobhan", lastName: "O'Brien", displayName: "" });
});
