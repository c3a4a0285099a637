/** The dark squares of a QR code, as the path of a picture of so many squares a side. */
export interface DrawnCode {
  side: number;
  path: string;
}
