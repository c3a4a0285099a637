import { expect, test } from "vitest";
import { translatorFor } from "#app/languages/all-texts.server";
import { LANGUAGES } from "#app/languages/languages";
import { linkOf, SIDEBAR_LINKS } from "./sidebar-links";

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, "http://a");
  return linkOf({ pathname, search, hash });
};

test("every link is the one that leads where it leads", () => {
  for (const { id, to } of SIDEBAR_LINKS) expect(at(to)).toBe(id);
});

test.each([
  ["/admin?view=people&q=ada&page=2", "people"],
  ["/admin?section=hero", "site"],
  ["/admin/applications?id=1", "applications"],
  ["/admin/applications?state=pending", "applications"],
  ["/admin/applications?view=requests", "applications"],
  ["/admin?view=topics&topic=tax", "catalog"],
  ["/admin?view=mail&id=1", "mailbox"],
])("%s belongs to %s", (address, id) => {
  expect(at(address)).toBe(id);
});

test("what stands nowhere in it is marked nowhere", () => {
  expect(at("/pricing")).toBeUndefined();
  expect(at("/admin?view=catalog")).toBeUndefined();
});

test.each(LANGUAGES)("in %s the link to the catalog is called as its page is", (language) => {
  expect(translatorFor(language, "adminFrame")("catalog")).toBe(translatorFor(language, "taxonomy")("title"));
});
