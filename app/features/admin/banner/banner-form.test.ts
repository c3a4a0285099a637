import { expect, test } from "vitest";
import { BANNER_COLORS, bannerFormSchema } from "./banner-form";
import { bannerState } from "./banner-state";
import { readBannerTimes } from "./banner-times";

const form = { text: "Closed on Monday", linkUrl: "", linkText: "", backgroundColor: "#3B82F6", textColor: "#ffffff" };
const problems = (changes: object) => bannerFormSchema.safeParse({ ...form, ...changes }).error?.issues.map(({ message }) => message);

test("empty link fields are stored as null, colours in lower case", () => {
  expect(bannerFormSchema.parse(form)).toEqual({
    text: "Closed on Monday",
    linkUrl: null,
    linkText: null,
    backgroundColor: "#3b82f6",
    textColor: "#ffffff",
    startsAt: null,
    endsAt: null,
  });
});

test("the banner text is required after trimming", () => {
  expect(problems({ text: "  \u0000 " })).toEqual(["admin.bannerTextRequired"]);
});

test("the default colours are #3b82f6 and #ffffff", () => {
  expect(BANNER_COLORS).toEqual({ backgroundColor: "#3b82f6", textColor: "#ffffff" });
});

test.each([
  "red",
  "red;background:url(//e)",
  "#fff",
  "#fff}*{display:none}",
  "var(--x)",
  "#3b82f6ff",
  "",
])("the colour %j is refused", (color) => {
  expect(problems({ backgroundColor: color })).toEqual(["admin.colorRefused"]);
  expect(problems({ textColor: color })).toEqual(["admin.colorRefused"]);
});

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "//evil.example",
  "www.example.com",
])("the link %j is refused", (linkUrl) => {
  expect(problems({ linkUrl })).toEqual(["admin.linkRefused"]);
});

test("what the form has no field for is refused", () => {
  expect(problems({ isActive: "true" })).toEqual(["admin.notUnderstood"]);
  expect(problems({ userId: "x" })).toEqual(["admin.notUnderstood"]);
});

test("start and end are times of the admin's zone", () => {
  expect(readBannerTimes({ startsAt: "2026-07-01T10:00", endsAt: null }, "Europe/London")).toEqual({
    ok: true,
    startsAt: new Date("2026-07-01T09:00Z"),
    endsAt: null,
  });
  expect(readBannerTimes({ startsAt: "2026-10-25T01:30", endsAt: null }, "Europe/London")).toMatchObject({
    startsAt: new Date("2026-10-25T00:30Z"),
  });
  expect(readBannerTimes({ startsAt: "2026-03-29T01:30", endsAt: null }, "Europe/London")).toMatchObject({
    reason: "admin.timeSkipped",
  });
  expect(readBannerTimes({ startsAt: null, endsAt: "2026-13-41T01:30" }, "UTC")).toMatchObject({
    field: "endsAt",
    reason: "admin.timeRefused",
  });
  expect(readBannerTimes({ startsAt: "2026-07-01T10:00", endsAt: "2026-07-01T10:00" }, "UTC")).toMatchObject({
    field: "endsAt",
    reason: "admin.endsTooEarly",
  });
});

test("a banner that is on is shown from its start until its end", () => {
  const times = { startsAt: "2026-12-01T08:00:00Z", endsAt: "2026-12-02T08:00:00Z" };
  const at = (time: string, isActive = true) => bannerState({ ...times, isActive }, new Date(time));
  expect(at("2026-12-01T07:59:59Z")).toBe("scheduled");
  expect(at("2026-12-01T08:00:00Z")).toBe("active");
  expect(at("2026-12-02T08:00:00Z")).toBe("over");
  expect(at("2026-12-01T12:00:00Z", false)).toBe("inactive");
});
