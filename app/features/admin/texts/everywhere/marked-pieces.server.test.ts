import fc from "fast-check";
import { expect, test } from "vitest";
import { markedPieces } from "./marked-pieces.server";

const marked = (text: string, query: string) =>
  markedPieces(text, query)
    .map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
    .join("");

test("what was typed is marked wherever it stands, in whatever case and with or without accents", () => {
  expect(marked("Berater, beratern", "BERATER")).toBe("[Berater], [berater]n");
  expect(marked("Séance’s 😀 séance", "seance")).toBe("[Séance]’s 😀 [séance]");
  expect(marked("Was Sie’s tun", "sie's")).toBe("Was [Sie’s] tun");
  expect([marked("Berater", ""), marked("", "x"), marked("aaa", "aa")]).toEqual(["Berater", "", "[aa]a"]);
});

test("whatever is searched for in whatever text: its pieces are the text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme", maxLength: 3 }), (text, query) => {
      expect(
        markedPieces(text, query)
          .map((piece) => piece.text)
          .join(""),
      ).toBe(text);
    }),
  );
});
