import { expect, test } from "vitest";
import { emptyCanvas, fill } from "./canvas";
import { circle, rectangle, reversed, stroke } from "./shape";

const paint = (...shape: Parameters<typeof fill>[1][number][]) => {
  const canvas = emptyCanvas(40, 40, [0, 0, 0]);
  fill(canvas, shape, [255, 255, 255]);
  return (x: number, y: number) => canvas.pixels[(y * 40 + x) * 3] ?? -1;
};
const total = (at: (x: number, y: number) => number) => {
  let sum = 0;
  for (let y = 0; y < 40; y++) for (let x = 0; x < 40; x++) sum += at(x, y) / 255;
  return sum;
};

test("a rectangle on whole pixels fills exactly those", () => {
  const at = paint(rectangle(10, 5, 20, 8));
  expect([at(10, 5), at(19, 7), at(9, 5), at(20, 5), at(10, 4), at(10, 8)]).toEqual([255, 255, 0, 0, 0, 0]);
});

test("a pixel that lies half within takes half the colour", () => {
  const at = paint(rectangle(10.5, 5, 12, 6.5));
  expect([at(10, 5), at(11, 5), at(11, 6), at(10, 6)]).toEqual([128, 255, 128, 64]);
});

test("a circle covers its area, and one that runs the other way round is a hole", () => {
  expect(total(paint(circle([20, 20], 12)))).toBeCloseTo(Math.PI * 144, -1);
  const ring = paint(circle([20, 20], 12), reversed(circle([20, 20], 6)));
  expect(ring(20, 20)).toBe(0);
  expect(total(ring)).toBeCloseTo(Math.PI * (144 - 36), -1);
});

test("a shape beyond the edges is cut there, and one wholly outside changes nothing", () => {
  expect(total(paint(rectangle(-10, -10, 5, 5)))).toBeCloseTo(25);
  expect(total(paint(rectangle(35, 35, 90, 90)))).toBeCloseTo(25);
  expect(total(paint(rectangle(50, 50, 60, 60)))).toBe(0);
});

test("a line is as thick as it is asked to be, whichever way it runs", () => {
  for (const line of [
    [
      [5, 20],
      [35, 20],
    ],
    [
      [35, 20],
      [5, 20],
    ],
  ] as const) {
    const canvas = emptyCanvas(40, 40, [0, 0, 0]);
    for (const piece of stroke(line, 4)) fill(canvas, [piece], [255, 255, 255]);
    expect([17, 18, 21, 22].map((y) => canvas.pixels[(y * 40 + 20) * 3])).toEqual([0, 255, 255, 0]);
  }
});
