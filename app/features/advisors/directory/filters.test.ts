import fc from "fast-check";
import { expect, test } from "vitest";
import { readDirectoryQuery } from "./directory-query";
import { activeFilters, DIRECTORY_PARAMETERS, directoryPath, FILTERS, pagePaths, withoutFilters } from "./filters";

const read = (search: string) => readDirectoryQuery(new URLSearchParams(search));

test("the seven filters are expertise, price, rating, language, availability, experience and location, with a day, and the field where all are listed", () => {
  expect(FILTERS).toEqual(["category", "expertise", "price", "rating", "language", "availability", "experience", "location", "date"]);
  expect(DIRECTORY_PARAMETERS).not.toContain("category");
  expect(DIRECTORY_PARAMETERS).not.toContain("sort");
});

test("every filter is read from the URL", () => {
  const all =
    "q=tax&category=finance&expertise=tax-and-accounting&price=150&currency=EUR&rating=4.5&language=fr&availability=weekends&experience=8&location=Lyon&date=2026-12-01&zone=Europe/Paris&sort=price&page=3";
  expect(read(all)).toEqual({
    q: "tax",
    category: "finance",
    expertise: "tax-and-accounting",
    price: 150,
    currency: "EUR",
    rating: "4.5",
    language: "fr",
    availability: "weekends",
    experience: "8",
    location: "Lyon",
    date: "2026-12-01",
    zone: "Europe/Paris",
    sort: "price",
    page: 3,
    after: undefined,
  });
  expect(activeFilters(read(all))).toEqual([...FILTERS]);
});

test("values that make no sense count as not given", () => {
  const nonsense =
    "page=1&page=11&sort=best&date=2026-02-30&zone=Mars&category=fun&price=-1&currency=XXX&rating=9&language=klingon&availability=1&experience=oops&location=%00&expertise=%27%3B--&q=%20%0A";
  expect(activeFilters(read(nonsense))).toEqual([]);
  expect(read(nonsense)).toMatchObject({ q: undefined, currency: "USD", sort: undefined, page: undefined, zone: undefined });
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
  const value = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.constantFrom("4", "en", "now", "EUR", "100", "legal", "2026-12-01", "UTC", "soonest"),
  );
  const params = fc.dictionary(fc.constantFrom("q", "currency", "after", "page", "sort", "zone", ...FILTERS), value);
  fc.assert(
    fc.property(params, (given) => {
      const query = readDirectoryQuery(new URLSearchParams(given));
      const again = read(directoryPath("/x", query, { after: query.after, page: query.page }).split("?")[1] ?? "");
      const told = { ...query, zone: query.date && query.zone };
      expect({ ...again, currency: query.price === undefined ? query.currency : again.currency }).toEqual(told);
    }),
  );
});

test("a list goes on below itself for ten pages, and then at the top of another address, with the way back to the first", () => {
  expect(pagePaths("/x", read("sort=price"), "9")).toEqual({ next: "/x?sort=price&page=2#more", first: null });
  expect(pagePaths("/x", read("page=9&after=90"), "180")).toEqual({ next: "/x?after=90&page=10#more", first: "/x" });
  expect(pagePaths("/x", read("page=10&after=90"), "180")).toEqual({ next: "/x?after=180#more", first: "/x" });
  expect(pagePaths("/x", read("page=4"), null)).toEqual({ next: null, first: "/x" });
});
