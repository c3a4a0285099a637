/** The dark modules of a QR code as an SVG path, and the number of modules per side. */
export interface DrawnCode {
  side: number;
  path: string;
}
