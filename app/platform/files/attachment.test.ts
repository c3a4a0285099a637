import fc from "fast-check";
import { expect, test } from "vitest";
import { hasUnseen } from "../text/unseen-marks";
import { kindOfPaper, PAPER_MAX_BYTES, paperName } from "./attachment";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test("a paper is a PDF or a picture by its first bytes, whatever it is called", () => {
  expect(kindOfPaper(bytes("%PDF-1.7\n"))).toBe("pdf");
  expect(kindOfPaper(bytes("\x89PNG\r\n\x1a\n"))).toBe("image");
  expect(kindOfPaper(bytes("\xff\xd8\xff\xe0"))).toBe("image");
  for (const other of ["", "<svg onload=alert(1)>", "<!doctype html>", "PK\x03\x04", "MZ\x90", " %PDF-1.7", "%PDF-x"])
    expect(kindOfPaper(bytes(other))).toBeNull();
});

test("a paper has at most 5 MB", () => {
  expect(PAPER_MAX_BYTES).toBe(5_242_880);
});

test("a file is listed under its own name, ending as its content does", () => {
  expect(paperName("Diploma 2019.PDF", "pdf", "certificate")).toBe("Diploma 2019.pdf");
  expect(paperName("../../etc/passwd", "pdf", "certificate")).toBe("passwd.pdf");
  expect(paperName("C:\\Users\\ada\\scan.html", "webp", "certificate")).toBe("scan.webp");
  expect(paperName(".htaccess", "pdf", "certificate")).toBe("certificate.pdf");
  expect(paperName("evil\r\nSet-Cookie: x.pdf", "pdf", "certificate")).toBe("evilSet-Cookie x.pdf");
});

test("no name leads out of a folder, carries a control character or a mark that nobody sees, or is endless", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), (given) => {
      const name = paperName(given, "pdf", "certificate");
      expect(name).not.toMatch(/[/\\\p{Cc}]|^\./u);
      expect(hasUnseen(name)).toBe(false);
      expect([...name].length).toBeLessThanOrEqual(104);
    }),
  );
});
