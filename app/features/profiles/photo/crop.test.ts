import fc from "fast-check";
import { expect, test } from "vitest";
import { cropSquare, moveView, WHOLE_VIEW } from "./crop";

test("at first the middle of the picture is shown, as much as fits", () => {
  expect(cropSquare(WHOLE_VIEW, 400, 200)).toEqual({ left: 100, top: 0, side: 200 });
});

test("the square never leaves the picture, however it is moved", () => {
  fc.assert(
    fc.property(
      fc.record({ width: fc.integer({ min: 1, max: 9000 }), height: fc.integer({ min: 1, max: 9000 }) }),
      fc.array(fc.tuple(fc.double({ min: -3, max: 3, noNaN: true }), fc.double({ min: -3, max: 3, noNaN: true }))),
      fc.double({ min: 1, max: 4, noNaN: true }),
      ({ width, height }, moves, zoom) => {
        const view = moves.reduce((now, [right, down]) => moveView(now, right, down, width, height), { ...WHOLE_VIEW, zoom });
        const { left, top, side } = cropSquare(view, width, height);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(left + side).toBeLessThanOrEqual(width + 1e-6);
        expect(top + side).toBeLessThanOrEqual(height + 1e-6);
      },
    ),
  );
});

test("moving shows what lies so many parts of the square to the right and below, of a picture of any shape", () => {
  const view = { zoom: 2, x: 0.5, y: 0.5 };
  const moved = cropSquare(moveView(view, 0.5, -0.25, 400, 200), 400, 200);
  expect(moved).toEqual({ left: 200, top: 25, side: 100 });
});
