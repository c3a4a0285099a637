import { create } from "qrcode";
import sharp from "sharp";
import { expect, test } from "vitest";
import { codePicture, drawCode, pictureSquares } from "./qr-code.server";

test("the picture of a code has each of its squares where the code has it, and nothing in the quiet zone around it", async () => {
  const text = "BCD\n002\n1\nSCT\nCOBADEFFXXX\nSagebridge GmbH\nDE89370400440532013000\nEUR50.00\n\n\nP-1001";
  const code = drawCode(text);
  const { data, info } = await sharp(await codePicture(code))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const squares = pictureSquares(code);
  const pixels = info.width / squares;
  expect([info.width, info.height, Number.isInteger(pixels)]).toEqual([info.height, info.width, true]);
  const isDark = (column: number, row: number) =>
    data[(Math.floor((row + 0.5) * pixels) * info.width + Math.floor((column + 0.5) * pixels)) * info.channels]! < 128;
  const modules = create(text, { errorCorrectionLevel: "M" }).modules;
  const quiet = (squares - modules.size) / 2;
  expect(quiet).toBe(4);
  const wrong: string[] = [];
  for (let row = 0; row < squares; row += 1)
    for (let column = 0; column < squares; column += 1) {
      const [x, y] = [column - quiet, row - quiet];
      const isInside = x >= 0 && y >= 0 && x < modules.size && y < modules.size;
      if (isDark(column, row) !== (isInside && modules.get(y, x) === 1)) wrong.push(`${column} ${row}`);
    }
  expect(wrong).toEqual([]);
});
