import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sendOnEnter } from "./send-on-enter";

interface Pressed {
  key?: string;
  shiftKey?: boolean;
  isComposing?: boolean;
  value?: string;
  readOnly?: boolean;
}

/** Whether a key press submits the form, and whether its default is prevented. */
function press({ key = "Enter", shiftKey = false, isComposing = false, value = "Have you", readOnly = false }: Pressed) {
  const done = { isSent: false, isTaken: false };
  const form = { requestSubmit: () => Object.assign(done, { isSent: true }) };
  const preventDefault = () => Object.assign(done, { isTaken: true });
  sendOnEnter({ key, shiftKey, nativeEvent: { isComposing }, currentTarget: { value, readOnly, form }, preventDefault });
  return done;
}

test("Enter sends, and begins no line", () => {
  expect(press({})).toEqual({ isSent: true, isTaken: true });
});

test("Enter that takes a word of an input method sends nothing, and is the input method's", () => {
  for (const other of [{}, { shiftKey: true }, { value: "" }, { value: "日本ご" }, { readOnly: true }])
    expect([other, press({ isComposing: true, ...other })]).toEqual([other, { isSent: false, isTaken: false }]);
  expect(press({ value: "日本語" })).toEqual({ isSent: true, isTaken: true });
});

test("Shift+Enter begins a line, and other keys write", () => {
  for (const other of [{ shiftKey: true }, { key: "a" }, { key: "Tab" }, { key: "Process" }])
    expect([other, press(other)]).toEqual([other, { isSent: false, isTaken: false }]);
});

test("nothing is sent of a box that is blank or waits for an answer", () => {
  for (const other of [{ value: "" }, { value: " \n " }, { readOnly: true }])
    expect([other, press(other)]).toEqual([other, { isSent: false, isTaken: true }]);
});

test("every box that sends by Enter does so by this one rule", () => {
  const screens = globSync("app/**/*.tsx").map((file) => ({ file, text: readFileSync(file, "utf8") }));
  const sending = screens.filter(({ text }) => text.includes("onKeyDown={sendOnEnter}"));
  expect(sending.map(({ file }) => file).sort()).toEqual([
    "app/features/advisors/directory/subcategory-search.tsx",
    "app/features/assistant/pages/message-form.tsx",
    "app/features/messages/thread/composer.tsx",
  ]);
  expect(sending.filter(({ text }) => !text.includes('import { sendOnEnter } from "#app/ui/fields/send-on-enter";'))).toEqual([]);
  expect(screens.filter(({ text }) => text.includes('"Enter"') && text.includes("requestSubmit")).map(({ file }) => file)).toEqual([]);
});
