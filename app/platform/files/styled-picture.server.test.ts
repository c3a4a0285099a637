import sharp from "sharp";
import { expect, test } from "vitest";
import { type DrawnStyle, drawStyled } from "./styled-picture.server";

const PLAIN: DrawnStyle = {
  tint: "",
  filter: "none",
  filterStrength: 100,
  shadow: { blur: 0, x: 0, y: 0, color: { red: 0, green: 0, blue: 0, alpha: 0.5 } },
  glow: { blur: 0, color: "#e3bd72" },
  rotation: 0,
  opacity: 100,
  size: 100,
};

/** A red square with a transparent border. */
const square = () =>
  sharp({ create: { width: 40, height: 40, channels: 4, background: "#c83214" } })
    .extend({ top: 20, bottom: 20, left: 20, right: 20, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();

async function drawn(changes: Partial<DrawnStyle>, frame = { width: 80, height: 80 }) {
  const { data, info } = await sharp(await drawStyled(await square(), { ...PLAIN, ...changes }, frame))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
  return { info, at };
}

const middle = async (changes: Partial<DrawnStyle>) => (await drawn(changes)).at(40, 40);

test("without a style a picture fills the frame as it is, and a wide frame leaves room at its sides", async () => {
  expect(await middle({})).toEqual([200, 50, 20, 255]);
  const { info, at } = await drawn({}, { width: 160, height: 80 });
  expect([info.width, info.height, at(80, 40), at(10, 40)[3]]).toEqual([160, 80, [200, 50, 20, 255], 0]);
});

test("one colour, filters and opacity are as CSS has them", async () => {
  expect(await middle({ tint: "#1d2a28" })).toEqual([0x1d, 0x2a, 0x28, 255]);
  const level = Math.round(0.2126 * 200 + 0.7152 * 50 + 0.0722 * 20);
  for (const channel of (await middle({ filter: "grayscale" })).slice(0, 3)) expect(Math.abs(channel - level)).toBeLessThanOrEqual(1);
  expect(await middle({ filter: "grayscale", filterStrength: 0 })).toEqual([200, 50, 20, 255]);
  expect(await middle({ filter: "brightness", filterStrength: 50 })).toEqual([100, 25, 10, 255]);
  expect((await middle({ filter: "contrast", filterStrength: 0 }))[0]).toBeCloseTo(127.5, -0.5);
  const [red = 0, green = 0, blue = 0] = await middle({ filter: "sepia" });
  expect(red > green && green > blue).toBe(true);
  expect((await middle({ opacity: 40 }))[3]).toBe(102);
});

test("size, rotation, shadow and glow change where there is something to see", async () => {
  const corner = async (changes: Partial<DrawnStyle>, x = 17, y = 17) => (await drawn(changes)).at(x, y)[3]!;
  expect(await corner({})).toBe(0);
  expect(await corner({ size: 150 })).toBe(255);
  expect((await drawn({ size: 50 })).at(25, 25)[3]).toBe(0);
  expect((await drawn({ rotation: 45 })).at(40, 14)[3]).toBe(255);
  expect((await drawn({ rotation: -180 })).at(40, 40)).toEqual([200, 50, 20, 255]);
  const shadow = { ...PLAIN.shadow, x: 5, y: 5 };
  expect((await drawn({ shadow })).at(66, 66)).toEqual([0, 0, 0, 127]);
  const glowing = (await drawn({ glow: { blur: 10, color: "#e3bd72" } })).at(15, 40);
  expect(glowing[3]).toBeGreaterThan(10);
});

test("the smallest icon carries the strongest style", async () => {
  const strong = {
    shadow: { ...PLAIN.shadow, blur: 20, x: 10, y: 10 },
    glow: { blur: 30, color: "#e3bd72" },
    rotation: 33,
    size: 200,
    opacity: 0,
  };
  const { info } = await drawn(strong, { width: 16, height: 16 });
  expect([info.width, info.height]).toEqual([16, 16]);
});
