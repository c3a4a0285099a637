/** The visible part of a picture: the zoom, and the centre as fractions of width and height. */
export interface CropView {
  zoom: number;
  x: number;
  y: number;
}

export const MAX_ZOOM = 4;
export const WHOLE_VIEW: CropView = { zoom: 1, x: 0.5, y: 0.5 };

/** Returns the square of a picture, in its own pixels, that a view shows. It stays within the picture. */
export function cropSquare({ zoom, x, y }: CropView, width: number, height: number) {
  const side = Math.min(width, height) / between(zoom, 1, MAX_ZOOM);
  return { left: between(x * width - side / 2, 0, width - side), top: between(y * height - side / 2, 0, height - side), side };
}

/** Moves the view by fractions of the square, kept within the picture. */
export function moveView(view: CropView, right: number, down: number, width: number, height: number): CropView {
  const { left, top, side } = cropSquare(view, width, height);
  const moved = cropSquare(
    { ...view, x: (left + side / 2 + right * side) / width, y: (top + side / 2 + down * side) / height },
    width,
    height,
  );
  return { ...view, x: (moved.left + side / 2) / width, y: (moved.top + side / 2) / height };
}

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
