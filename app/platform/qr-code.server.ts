import { create } from "qrcode";
import type { DrawnCode } from "./qr-code-path";

/** Draws a text as a QR code of error correction M, as the EPC's guideline and authenticator apps ask for. */
export function drawCode(text: string): DrawnCode {
  const { size, data } = create(text, { errorCorrectionLevel: "M" }).modules;
  const squares = Array.from(data).flatMap((isDark, index) => (isDark ? [`M${index % size} ${Math.floor(index / size)}h1v1h-1z`] : []));
  return { side: size, path: squares.join("") };
}
