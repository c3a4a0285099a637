import sharp from "sharp";
import { expect, test } from "vitest";
import { drawPortrait } from "./portrait";

test("a portrait is the same for the same name, another for another, and a picture", async () => {
  const [helena, again, kwame] = ["Helena Ashworth", "Helena Ashworth", "Kwame Asante"].map(drawPortrait);
  expect(helena).toBe(again);
  expect(helena).not.toBe(kwame);
  expect(await sharp(Buffer.from(helena ?? "")).metadata()).toMatchObject({ width: 512, height: 512 });
});
