import { expect, test } from "vitest";
import { describeDevice } from "./device";

test("a device is named by its browser and system", () => {
  const chrome = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
  expect(describeDevice(chrome)).toEqual({ browser: "Chrome", system: "Windows" });
  expect(describeDevice(`${chrome} Edg/140.0.0.0`).browser).toBe("Edge");
  expect(
    describeDevice("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile/15E Safari/604.1"),
  ).toEqual({
    browser: "Safari",
    system: "iPhone",
  });
  expect(describeDevice("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")).toEqual({
    browser: "Firefox",
    system: "Linux",
  });
});

test("an unknown device has no name", () => {
  expect(describeDevice("curl/8.0")).toEqual({ browser: null, system: null });
});
