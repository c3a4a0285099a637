import fc from "fast-check";
import { expect, test } from "vitest";
import { anMp4, aWebm, box, film } from "../../../tests/support/video-files";
import { checkVideo, NotAVideo } from "./video-content.server";

async function* inPieces(content: Uint8Array, piece: number) {
  for (let at = 0; at < content.length; at += piece) yield content.subarray(at, at + piece);
}

async function read(content: Uint8Array | string, piece = 50) {
  const bytes = Buffer.from(content as string);
  const { mimeType, extension, content: checked } = await checkVideo(inPieces(bytes, piece));
  const chunks: Uint8Array[] = [];
  for await (const chunk of checked) chunks.push(chunk);
  return { mimeType, extension, isSame: Buffer.concat(chunks).equals(bytes) };
}

const refused = (content: Uint8Array | string) => expect(read(content)).rejects.toBeInstanceOf(NotAVideo);
const ftyp = (brand: string) => box("ftyp", `${brand}\0\0\0\0`);

test("MP4, WebM and Ogg are known by their content and pass unchanged, however they are cut", async () => {
  for (const piece of [1, 7, 64, 5000]) {
    expect(await read(anMp4(), piece)).toEqual({ mimeType: "video/mp4", extension: "mp4", isSame: true });
    expect(await read(aWebm(), piece)).toEqual({ mimeType: "video/webm", extension: "webm", isSame: true });
  }
  expect((await read(`OggS\0${"x".repeat(100)}`)).mimeType).toBe("video/ogg");
});

test("HTML, a zip, a picture, a script and nothing at all are no videos", async () => {
  for (const content of ["<!doctype html><script>alert(1)</script>", "PK\x03\x04rest", "\x89PNG\r\n\x1a\n", "#!/bin/sh", "", "ftyp"])
    await refused(content);
  for (const brand of ["avif", "heic", "mif1"]) await refused(Buffer.concat([ftyp(brand), film(1), box("mdat", "x")]));
});

test("what begins like an MP4 file and goes on as a page is refused on its way in", async () => {
  await refused(Buffer.concat([ftyp("isom"), Buffer.from("<html><script>alert(1)</script></html>")]));
  await refused(Buffer.concat([ftyp("isom"), film(1), box("mdat", "x"), Buffer.from("PK\x03\x04\x14\0\0\0a.js")]));
  await refused(Buffer.concat([ftyp("isom"), box("html", "<script>")]));
});

test("an MP4 file that is cut short, or has no film in it, is no whole video", async () => {
  const whole = anMp4(600);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: whole.length - 1 }), async (length) => {
      await refused(whole.subarray(0, length));
    }),
  );
  await refused(Buffer.concat([ftyp("isom"), box("mdat", "x")]));
  await refused(Buffer.concat([ftyp("isom"), film(1)]));
});

test("a film of a few bytes that says it runs for four hours is refused", async () => {
  await refused(anMp4(1000, 4 * 3600));
  expect((await read(anMp4(1000, 3600))).isSame).toBe(true);
});

test("no bytes whatever make it fail otherwise", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), fc.boolean(), async (bytes, isMp4) => {
      const content = isMp4 ? Buffer.concat([ftyp("isom"), bytes]) : bytes;
      await read(content, 33).catch((error) => expect(error).toBeInstanceOf(NotAVideo));
    }),
  );
});
