import fc from "fast-check";
import { expect, test } from "vitest";
import { CERTIFICATE_MAX_BYTES, certificateName, kindOfCertificate, MOST_CERTIFICATES } from "./certificate";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test("a certificate is a PDF or a picture by its first bytes, whatever it is called", () => {
  expect(kindOfCertificate(bytes("%PDF-1.7\n"))).toBe("pdf");
  expect(kindOfCertificate(bytes("\x89PNG\r\n\x1a\n"))).toBe("image");
  expect(kindOfCertificate(bytes("\xff\xd8\xff\xe0"))).toBe("image");
  for (const other of ["", "<svg onload=alert(1)>", "<!doctype html>", "PK\x03\x04", "MZ\x90", " %PDF-1.7", "%PDF-x"])
    expect(kindOfCertificate(bytes(other))).toBeNull();
});

test("five files of at most 5 MB each", () => {
  expect([MOST_CERTIFICATES, CERTIFICATE_MAX_BYTES]).toEqual([5, 5_242_880]);
});

test("a file is listed under its own name, ending as its content does", () => {
  expect(certificateName("Diploma 2019.PDF", "pdf")).toBe("Diploma 2019.pdf");
  expect(certificateName("../../etc/passwd", "pdf")).toBe("passwd.pdf");
  expect(certificateName("C:\\Users\\ada\\scan.html", "webp")).toBe("scan.webp");
  expect(certificateName(".htaccess", "pdf")).toBe("certificate.pdf");
  expect(certificateName("evil\r\nSet-Cookie: x.pdf", "pdf")).toBe("evilSet-Cookie x.pdf");
});

test("no name leads out of a folder, carries a control character or is endless", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), (given) => {
      const name = certificateName(given, "pdf");
      expect(name).not.toMatch(/[/\\\p{Cc}\p{Cf}]|^\./u);
      expect([...name].length).toBeLessThanOrEqual(104);
    }),
  );
});
