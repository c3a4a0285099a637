import fc from "fast-check";
import { expect, test } from "vitest";
import { isOnlyComparison, MAX_COMPARED, readCompared, toggleCompared, withCompared } from "./compared";

const slug = fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/);
const chosen = fc.uniqueArray(slug, { maxLength: MAX_COMPARED });

test("what was chosen is read back from the address, in its order", () => {
  fc.assert(
    fc.property(chosen, (slugs) => {
      const url = new URL(withCompared("/business?q=a%2Cb&rating=4", slugs), "https://example.com");
      expect(readCompared(url.searchParams.get("compare"))).toEqual(slugs);
      expect(url.searchParams.get("q")).toBe("a,b");
      expect(url.searchParams.get("rating")).toBe("4");
    }),
  );
});

test("an address is short enough to be read: commas stay commas, and nothing chosen leaves nothing behind", () => {
  expect(withCompared("/finance", ["ada-king", "bo-li"])).toBe("/finance?compare=ada-king,bo-li");
  expect(withCompared("/finance?compare=ada-king", [])).toBe("/finance");
});

test("at most three are compared, each once, whatever the address says", () => {
  expect(readCompared("a,b,a,c,d")).toEqual(["a", "b", "c"]);
  expect(readCompared("josé-núñez,<script>,,../x,a b")).toEqual(["josé-núñez"]);
  expect(readCompared(null)).toEqual([]);
});

test("choosing twice changes nothing, and a fourth finds no room", () => {
  fc.assert(
    fc.property(chosen, slug, (slugs, one) => {
      const once = toggleCompared(slugs, one);
      expect(once.length).toBeLessThanOrEqual(MAX_COMPARED);
      if (once.length > slugs.length) expect(toggleCompared(once, one)).toEqual(slugs);
    }),
  );
  expect(toggleCompared(["a", "b", "c"], "d")).toEqual(["a", "b", "c"]);
  expect(toggleCompared(["a", "b", "c"], "b")).toEqual(["a", "c"]);
});

test("a change of who is compared is told from a new search, and from the same search once more", () => {
  const at = (address: string) => new URL(address, "https://example.com");
  expect(isOnlyComparison(at("/business/strategy?q=growth"), at("/business/strategy?q=growth&compare=ada"))).toBe(true);
  expect(isOnlyComparison(at("/business/strategy?q=growth&compare=ada"), at("/business/strategy?q=growth"))).toBe(true);
  expect(isOnlyComparison(at("/business/strategy?q=growth"), at("/business/strategy?q=growth"))).toBe(false);
  expect(isOnlyComparison(at("/business/strategy?q=growth&compare=ada"), at("/business/strategy?compare=ada&q=growth"))).toBe(false);
  expect(isOnlyComparison(at("/business/strategy?q=growth"), at("/business/strategy?q=hiring&compare=ada"))).toBe(false);
  expect(isOnlyComparison(at("/business"), at("/finance?compare=ada"))).toBe(false);
});
