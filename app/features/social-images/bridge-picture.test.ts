import sharp from "sharp";
import { expect, test } from "vitest";
import { drawPicture, PICTURE_HEIGHT, PICTURE_WIDTH, type PictureWords } from "./bridge-picture";
import { wordsFor } from "./pictures.server";

const WORDS = { site: "Sagebridge", headline: "Amelia Thornbury", line: "Former COO", rating: { figure: "4.9", rest: "23 reviews" } };
const ADVISOR = {
  displayName: "Amelia Thornbury",
  jobTitle: "Former COO",
  topics: ["Operations", "Logistics"],
  ratingSum: 44,
  ratingCount: 9,
};

const painted = (words: PictureWords) => sharp(Buffer.from(drawPicture(words)));
/** The minimum of red, green and blue in a part of the picture. */
const darkest = async (words: PictureWords, part: { left: number; top: number; width: number; height: number }) =>
  (await sharp(await painted(words).extract(part).removeAlpha().png().toBuffer()).stats()).channels.map(({ min }) => min);
const pixelOf = async (words: PictureWords, left: number, top: number) => [
  ...(await painted(words).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
];

test("the picture is 1200 × 630: paper above, water below, and the deck of a viaduct between them", async () => {
  expect(await painted(WORDS).metadata()).toMatchObject({ width: PICTURE_WIDTH, height: PICTURE_HEIGHT });
  expect(await pixelOf(WORDS, 1190, 10)).toEqual([0xf9, 0xf7, 0xf1]);
  expect(await pixelOf(WORDS, PICTURE_WIDTH / 2, 620)).toEqual([0xcc, 0xe4, 0xe2]);
  expect(await pixelOf(WORDS, PICTURE_WIDTH / 2, 520)).toEqual([0x14, 0x36, 0x2e]);
  expect(await pixelOf(WORDS, 984, 450)).toEqual([0xf2, 0xd8, 0xa2]);
});

test("words are outlines in their places: other words are other outlines, and no text of anybody stands in the picture", async () => {
  expect(drawPicture(WORDS)).not.toBe(drawPicture({ ...WORDS, headline: "Ben Ash" }));
  const marked = drawPicture({ ...WORDS, headline: '<script>"&' });
  expect(marked).not.toMatch(/script|Thornbury|COO|reviews/);
  expect(await darkest(WORDS, { left: 80, top: 190, width: 900, height: 90 })).toEqual([0x11, 0x27, 0x27]);
});

test("however long the words are, the picture stays small and within its edges", async () => {
  const long = "Maximiliane von Hohenlohe-Schillingsfürst ".repeat(20);
  const words = { site: long.slice(0, 30), headline: long, line: long, rating: { figure: "5.0", rest: long } };
  expect((await painted(words).png().toBuffer()).length).toBeLessThan(200_000);
  expect(await darkest(words, { left: 1130, top: 0, width: 70, height: 350 })).toEqual([0xf9, 0xf7, 0xf1]);
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
