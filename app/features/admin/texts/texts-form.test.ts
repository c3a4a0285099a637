import { expect, test } from "vitest";
import { readTextListParams, textChoiceSchema, textFormSchema } from "./texts-form";

const read = (search: string) => readTextListParams(new URLSearchParams(search), "de");
const choice = { place: "help", language: "fr", name: "guide.seekTitle", version: "3" };

test("of the list of texts what nobody knows is the first place, in the language of the admin", () => {
  const first = { place: "home", language: "de", query: "", show: null, text: null };
  for (const search of ["", "place=attic&language=tlh&show=all&q=%20%20&text=", "place=constructor"]) expect(read(search)).toEqual(first);
  expect(read("place=mails&language=it&show=drafts&q=%20fee%20&text=money.title")).toEqual({
    place: "mails",
    language: "it",
    query: "fee",
    show: "drafts",
    text: "money.title",
  });
});

test("what is looked for and the name of a text are cut", () => {
  const { query, text } = read(`q=${"a".repeat(101)}&text=${"b".repeat(201)}`);
  expect([query, text]).toEqual(["a".repeat(100), "b".repeat(200)]);
});

test("a text is chosen by place, language, name and version, and nothing besides", () => {
  expect(textChoiceSchema.parse(choice)).toEqual({ ...choice, version: 3 });
  expect(textChoiceSchema.safeParse({ ...choice, name: "a".repeat(200), version: "2000000000" }).success).toBe(true);
  const wrong = [
    { place: "attic" },
    { language: "tlh" },
    { name: "" },
    { name: "a".repeat(201) },
    { version: "-1" },
    { version: "1.5" },
    { version: "2000000001" },
  ];
  for (const each of [...wrong, { version: "x" }, { open: "1" }])
    expect(textChoiceSchema.safeParse({ ...choice, ...each }).success, JSON.stringify(each)).toBe(false);
});

test("what is to stand there is one line, tidied, and has to be said", () => {
  expect(textFormSchema.parse({ ...choice, text: "  one\n two's  " }).text).toBe("one two’s");
  expect(textFormSchema.parse({ ...choice, name: "x", version: "0", text: "a".repeat(20_000) }).text).toHaveLength(20_000);
  expect(textFormSchema.safeParse(choice).success).toBe(false);
  expect(textFormSchema.safeParse({ ...choice, text: "a".repeat(20_001) }).success).toBe(false);
});
