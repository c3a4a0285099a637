import { expect, test } from "vitest";
import { meetingAddressSchema } from "./meeting-address";

const messageOf = (text: string) => meetingAddressSchema.safeParse(text).error?.issues[0]?.message;

test("a meeting link is an https address or nothing, and without a scheme it is https", () => {
  expect(meetingAddressSchema.parse(" https://zoom.us/j/123?pwd=x ")).toBe("https://zoom.us/j/123?pwd=x");
  expect(meetingAddressSchema.parse("meet.google.com/abc-defg-hij")).toBe("https://meet.google.com/abc-defg-hij");
  expect(meetingAddressSchema.parse("  ")).toBe("");
});

test.each([
  "http://zoom.us/j/1",
  "javascript:alert(1)",
  "https://me:secret@zoom.us/",
  "https://zoom.us/j/1 2",
  'https://zoom.us/"',
  "https://zoom",
])("%s is no meeting link", (text) => expect(messageOf(text)).toBe("calendar.meetingInvalid"));

test("a meeting link has at most 500 characters", () => {
  expect(messageOf(`https://zoom.us/${"a".repeat(500)}`)).toBe("calendar.meetingTooLong");
});
