import { create } from "qrcode";
import type { DrawnCode } from "./qr-code-path";

/** Encodes a text as a QR code with error correction M, as the EPC guideline and authenticator apps require. */
export function drawCode(text: string): DrawnCode {
  const { size, data } = create(text, { errorCorrectionLevel: "M" }).modules;
  const squares = Array.from(data).flatMap((isDark, index) => (isDark ? [`M${index % size} ${Math.floor(index / size)}h1v1h-1z`] : []));
  return { side: size, path: squares.join("") };
}

/** The quiet zone around a code (ISO/IEC 18004), and the size of a module in pixels. */
const QUIET_SQUARES = 4;
const PIXELS_A_SQUARE = 8;

/** Width of a code's picture in modules, including the quiet zone. */
export const pictureSquares = ({ side }: DrawnCode): number => side + 2 * QUIET_SQUARES;

/** Renders a code as a PNG, black on white with its quiet zone. */
export async function codePicture(code: DrawnCode): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const [squares, from] = [pictureSquares(code), -QUIET_SQUARES];
  const pixels = squares * PIXELS_A_SQUARE;
  const box = [from, from, squares, squares].join(" ");
  const drawn = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}"`,
    ` viewBox="${box}" shape-rendering="crispEdges">`,
    `<rect x="${from}" y="${from}" width="100%" height="100%" fill="white"/><path d="${code.path}"/></svg>`,
  ].join("");
  return sharp(Buffer.from(drawn)).png({ palette: true }).toBuffer();
}
