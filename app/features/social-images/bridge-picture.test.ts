import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { drawPicture, PICTURE_HEIGHT, PICTURE_WIDTH } from "./bridge-picture";
import { wordsFor } from "./pictures.server";
import { encodePng } from "./png.server";

const WORDS = { site: "Sagebridge", headline: "Amelia Thornbury", line: "Former COO", rating: { figure: "4.9", rest: "23 reviews" } };
const ADVISOR = {
  displayName: "Amelia Thornbury",
  jobTitle: "Former COO",
  topics: ["Operations", "Logistics"],
  ratingSum: 44,
  ratingCount: 9,
};

test("the picture is a PNG of 1200 × 630 whose pixels are what was drawn", async () => {
  const canvas = drawPicture(WORDS);
  const file = await encodePng(canvas);
  expect(file.subarray(1, 4).toString()).toBe("PNG");
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([PICTURE_WIDTH, PICTURE_HEIGHT]);
  const rows = inflateSync(file.subarray(41, 41 + file.readUInt32BE(33)));
  const row = PICTURE_WIDTH * 3;
  expect(rows.length).toBe((row + 1) * PICTURE_HEIGHT);
  expect(rows.subarray(300 * (row + 1) + 1, 301 * (row + 1)).equals(canvas.pixels.subarray(300 * row, 301 * row))).toBe(true);
});

test("the same words are the same picture, byte for byte, and others are another", async () => {
  const [once, again, other] = await Promise.all(
    [WORDS, WORDS, { ...WORDS, headline: "Ben Ash" }].map((words) => encodePng(drawPicture(words))),
  );
  expect(once!.equals(again!)).toBe(true);
  expect(once!.equals(other!)).toBe(false);
});

test("however long the words are, the picture stays small and within its edges", async () => {
  const long = "Maximiliane von Hohenlohe-Schillingsfürst ".repeat(20);
  const file = await encodePng(drawPicture({ site: long, headline: long, line: long, rating: { figure: "5.0", rest: long } }));
  expect(file.length).toBeLessThan(200_000);
});

test("an advisor's picture says name, title, rating and field", () => {
  expect(wordsFor(ADVISOR, "Sagebridge")).toEqual({
    site: "Sagebridge",
    headline: "Amelia Thornbury",
    line: "Former COO",
    rating: { figure: "4.9", rest: "9 reviews · Operations" },
  });
});

test("without a rating none is shown, and without a title the field stands in its place", () => {
  expect(wordsFor({ ...ADVISOR, jobTitle: "", ratingSum: 0, ratingCount: 0 }, "Sagebridge")).toMatchObject({
    line: "Operations",
    rating: undefined,
  });
});

test("a name that cannot be spelt gives way to what the advisor knows", () => {
  expect(wordsFor({ ...ADVISOR, displayName: "王小明" }, "Sagebridge").headline).toBe("An advisor for Operations");
});
