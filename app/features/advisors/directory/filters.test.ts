import fc from "fast-check";
import { expect, test } from "vitest";
import { readDirectoryQuery } from "./directory-query";
import { activeFilters, directoryPath, FILTERS, withoutFilters } from "./filters";

const read = (search: string) => readDirectoryQuery(new URLSearchParams(search));

test("the seven filters are expertise, price, rating, language, availability, experience and location", () => {
  expect(FILTERS).toEqual(["expertise", "price", "rating", "language", "availability", "experience", "location"]);
});

test("every filter is read from the URL", () => {
  const all =
    "q=tax&expertise=tax-and-accounting&price=150&currency=EUR&rating=4.5&language=fr&availability=weekends&experience=8&location=Lyon";
  expect(read(all)).toEqual({
    q: "tax",
    expertise: "tax-and-accounting",
    price: 150,
    currency: "EUR",
    rating: "4.5",
    language: "fr",
    availability: "weekends",
    experience: "8",
    location: "Lyon",
    after: undefined,
  });
  expect(activeFilters(read(all))).toEqual([...FILTERS]);
});

test("values that make no sense count as not given", () => {
  const nonsense =
    "price=-1&currency=XXX&rating=9&language=klingon&availability=1&experience=oops&location=%00&expertise=%27%3B--&q=%20%0A";
  expect(activeFilters(read(nonsense))).toEqual([]);
  expect(read(nonsense)).toMatchObject({ q: undefined, currency: "USD" });
  expect(["NaN", "Infinity", "1e400", "0", "", "10001", "[]"].map((price) => read(`price=${price}`).price)).toEqual(
    Array(7).fill(undefined),
  );
});

test("ten thousand characters are cut, control characters become blanks, emoji stay whole", () => {
  expect(read(`q=${"x".repeat(10_000)}`).q).toHaveLength(300);
  expect(read("q=a%00b").q).toBe("a b");
  expect(read(`location=${encodeURIComponent("🚀".repeat(200))}`).location).toBe("🚀".repeat(80));
});

test("a link keeps what is set, starts at the top, and drops what it clears", () => {
  const query = read("q=tax&rating=4&price=90&after=1.x");
  expect(directoryPath("/finance", query)).toBe("/finance?q=tax&price=90&rating=4&currency=USD");
  expect(directoryPath("/finance", query, { rating: undefined, price: undefined })).toBe("/finance?q=tax");
  expect(directoryPath("/finance", withoutFilters(query))).toBe("/finance?q=tax");
  expect(directoryPath("/finance", read(""))).toBe("/finance");
});

test("any URL can be read, and a link made from what was read says the same", () => {
  const value = fc.oneof(fc.string({ unit: "binary", maxLength: 60 }), fc.constantFrom("4", "en", "now", "EUR", "100", "legal"));
  const params = fc.dictionary(fc.constantFrom("q", "currency", "after", ...FILTERS), value);
  fc.assert(
    fc.property(params, (given) => {
      const query = readDirectoryQuery(new URLSearchParams(given));
      const again = read(directoryPath("/x", query, { after: query.after }).split("?")[1] ?? "");
      expect({ ...again, currency: query.price === undefined ? query.currency : again.currency }).toEqual(query);
    }),
  );
});
