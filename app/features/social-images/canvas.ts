import type { Contour, Point } from "./shape";

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** A picture one paints on. Three bytes a pixel, row by row. */
export interface Canvas {
  width: number;
  height: number;
  pixels: Uint8Array;
}

export function emptyCanvas(width: number, height: number, colour: Colour): Canvas {
  const pixels = new Uint8Array(width * height * 3);
  for (let at = 0; at < pixels.length; at += 3) pixels.set(colour, at);
  return { width, height, pixels };
}

/**
 * Fills a shape with smooth edges. For each pixel the signed area left of every edge is added up; the running sum along a row is how
 * much of a pixel lies within the shape.
 */
export function fill(canvas: Canvas, shape: readonly Contour[], colour: Colour) {
  const box = boundsOf(canvas, shape);
  if (!box) return;
  const area = new Float32Array(box.width * box.height + 1);
  for (const contour of shape) {
    let from = contour.at(-1);
    for (const to of contour) {
      if (from) addEdge(area, box, from, to);
      from = to;
    }
  }
  blend(canvas, area, box, colour);
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The pixels a shape touches, with a column to spare on the right; null when it is wholly outside. */
function boundsOf({ width, height }: Canvas, shape: readonly Contour[]): Box | null {
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0];
  for (const contour of shape) {
    for (const [x, y] of contour) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  const box = { left: Math.max(0, Math.floor(left)), top: Math.max(0, Math.floor(top)) };
  const size = { width: Math.min(width, Math.ceil(right) + 1) - box.left + 1, height: Math.min(height, Math.ceil(bottom) + 1) - box.top };
  return size.width > 1 && size.height > 0 ? { ...box, ...size } : null;
}

/** What an edge adds to the pixels of each row it crosses. */
function addEdge(area: Float32Array, box: Box, from: Point, to: Point) {
  if (from[1] === to[1]) return;
  const direction = from[1] < to[1] ? 1 : -1;
  const [upper, lower] = direction === 1 ? [from, to] : [to, from];
  const slope = (lower[0] - upper[0]) / (lower[1] - upper[1]);
  const first = Math.max(Math.floor(upper[1]), box.top);
  const last = Math.min(Math.ceil(lower[1]), box.top + box.height);
  for (let row = first; row < last; row++) {
    const start = Math.max(row, upper[1]);
    const end = Math.min(row + 1, lower[1]);
    if (end <= start) continue;
    const x0 = clamp(upper[0] + (start - upper[1]) * slope - box.left, box.width - 1);
    const x1 = clamp(upper[0] + (end - upper[1]) * slope - box.left, box.width - 1);
    addSpan(area, (row - box.top) * box.width, Math.min(x0, x1), Math.max(x0, x1), direction * (end - start));
  }
}

/** Spreads one row's part of an edge, which runs from `x0` to `x1`, over the pixels it passes. */
function addSpan(area: Float32Array, row: number, x0: number, x1: number, cover: number) {
  const first = Math.floor(x0);
  const last = Math.floor(x1);
  if (first === last) {
    const right = (x0 + x1) / 2 - first;
    area[row + first]! += cover * (1 - right);
    area[row + first + 1]! += cover * right;
    return;
  }
  const perPixel = cover / (x1 - x0);
  for (let x = first, at = x0; x <= last; x++) {
    const end = Math.min(x + 1, x1);
    const part = perPixel * (end - at);
    const right = (at + end) / 2 - x;
    area[row + x]! += part * (1 - right);
    area[row + x + 1]! += part * right;
    at = end;
  }
}

function blend({ width, pixels }: Canvas, area: Float32Array, box: Box, colour: Colour) {
  for (let row = 0; row < box.height; row++) {
    let sum = 0;
    for (let column = 0; column < box.width; column++) {
      sum += area[row * box.width + column]!;
      const share = Math.min(1, Math.abs(sum));
      if (share < 1 / 512 || box.left + column >= width) continue;
      const at = ((box.top + row) * width + box.left + column) * 3;
      for (let part = 0; part < 3; part++) pixels[at + part] = Math.round(pixels[at + part]! * (1 - share) + colour[part]! * share);
    }
  }
}

const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most - 1e-4);
