import { expect, test } from "vitest";
import { deviceTraits } from "./known-device";

test("a browser that updated itself is the same device, another browser is not", () => {
  const chrome = (version: string) => `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/${version} Safari/537.36`;
  expect(deviceTraits(chrome("140.0.0.0"))).toBe(deviceTraits(chrome("141.0.1.2")));
  expect(deviceTraits(chrome("140.0.0.0"))).not.toBe(
    deviceTraits("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"),
  );
});
