/** A point of a picture: pixels from its upper left corner. */
export type Point = readonly [x: number, y: number];

/** A closed line of straight pieces. What several of one shape enclose is filled; one that runs the other way round is a hole. */
export type Contour = readonly Point[];

const CURVE_PIECES = 8;

/** A quadratic curve as straight pieces, without its first point. */
export function curve([x0, y0]: Point, [x1, y1]: Point, [x2, y2]: Point, pieces = CURVE_PIECES): Point[] {
  return Array.from({ length: pieces }, (_, index) => {
    const t = (index + 1) / pieces;
    const u = 1 - t;
    return [u * u * x0 + 2 * u * t * x1 + t * t * x2, u * u * y0 + 2 * u * t * y1 + t * t * y2];
  });
}

export function circle([x, y]: Point, radius: number): Contour {
  const pieces = Math.max(48, Math.ceil(radius * 2));
  return Array.from({ length: pieces }, (_, index) => {
    const angle = (index / pieces) * 2 * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

export function rectangle(left: number, top: number, right: number, bottom: number): Contour {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

/** A line with a thickness and round ends: a shape for each of its pieces. */
export function stroke(line: readonly Point[], thickness: number): Contour[] {
  const half = thickness / 2;
  const pieces = line.slice(1).map((to, index): Contour => {
    const from = line[index] ?? to;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const [x, y] = [(-(to[1] - from[1]) / length) * half, ((to[0] - from[0]) / length) * half];
    return [
      [from[0] - x, from[1] - y],
      [to[0] - x, to[1] - y],
      [to[0] + x, to[1] + y],
      [from[0] + x, from[1] + y],
    ];
  });
  return [...pieces, ...line.map((point) => circle(point, half))];
}

/** A star with five points, one upwards. */
export function star([x, y]: Point, radius: number): Contour {
  return Array.from({ length: 10 }, (_, index) => {
    const reach = index % 2 === 0 ? radius : radius * 0.46;
    const angle = (index / 10) * 2 * Math.PI - Math.PI / 2;
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
}

export const reversed = (contour: Contour): Contour => [...contour].reverse();
