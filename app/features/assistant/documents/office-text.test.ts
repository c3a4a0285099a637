import { expect, test } from "vitest";
import { wordText } from "./office-text";

test("of a DOCX file the texts are read, with what parts them, and no tag of another kind or that holds nothing", () => {
  const xml =
    '<w:p><w:tbl w:x="1"/><w:tab/><w:t>Our</w:t><w:t xml:space="preserve"> plan &amp; aim</w:t><w:br w:type="page"/><w:t/><w:t x="1"/>lost<m:t>no</m:t><w:tx>no</w:tx></w:p><w:p><w:t>Then</w:t></w:p>';
  expect(wordText(xml, 1000)).toBe("\nOur plan & aim\n\nThen\n");
  expect(wordText("<w:t>one</w:t>".repeat(100), 10)).toBe("one".repeat(4));
});
