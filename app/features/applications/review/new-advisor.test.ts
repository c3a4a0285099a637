import fc from "fast-check";
import { expect, test } from "vitest";
import { setChangedTopics } from "#app/features/topics/topic-list";
import { newAdvisor, slugsFor } from "./new-advisor";

const application = {
  id: "5f0d8f2e-0000-4000-8000-000000000001",
  category: "",
  expertise: "Finance",
  experience: "8-12",
  firstName: "Ada",
  lastName: "Byron",
  location: "Lyon, France",
};
const profile = { timezone: "", siteZone: "Europe/Vienna" };

test("an area that an admin added or moved leads to the category it stands in", () => {
  const area = { shelf: null, isRetired: false };
  setChangedTopics([
    { ...area, slug: "pruning-2", name: "Pruning", category: "legal" },
    { ...area, slug: "tax-and-accounting", name: "Books", category: "marketing" },
  ]);
  const categories = ["Pruning", "Tax and Accounting", "Alchemy"].map(
    (expertise) => newAdvisor({ ...application, expertise }, profile).category,
  );
  setChangedTopics([]);
  expect(categories).toEqual(["legal", "marketing", "other"]);
});

test("the category is the chosen one's, else that of the expertise", () => {
  expect(newAdvisor({ ...application, category: "technology-digital" }, profile).category).toBe("technology");
  expect(newAdvisor({ ...application, category: "human-resources" }, profile).category).toBe("other");
  expect(newAdvisor(application, profile).category).toBe("finance");
});

test("the zone is the profile's, else the place's, else the site's", () => {
  expect(newAdvisor(application, { ...profile, timezone: "Asia/Tokyo" }).timezone).toBe("Asia/Tokyo");
  expect(newAdvisor(application, profile).timezone).toBe("Europe/Paris");
  expect(newAdvisor({ ...application, location: "Avalon" }, profile).timezone).toBe("Europe/Vienna");
});

test("the public name is the first and last name, as the advisor's own form says", () => {
  expect(newAdvisor(application, profile).displayName).toBe("Ada Byron");
});

test("the address of the page is made of the name, numbered when taken, and never runs out", () => {
  const slugs = slugsFor(application, "en");
  expect(slugs.slice(0, 3)).toEqual(["ada-byron", "ada-byron-2", "ada-byron-3"]);
  expect(slugs.at(-1)).toBe(`ada-byron-${application.id}`);
  expect(slugsFor({ ...application, firstName: "All", lastName: "-" }, "en")[0]).toBe("all-2");
  expect(slugsFor({ ...application, firstName: "Łukasz", lastName: "Großmann-Ørsted" }, "en")[0]).toBe("lukasz-grossmann-orsted");
  expect(slugsFor({ ...application, firstName: "太郎", lastName: "山田" }, "en")[0]).toBe("advisor");
});

test("an address is plain letters, digits and single hyphens, whatever the name", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string(), (firstName, lastName) => {
      for (const slug of slugsFor({ ...application, firstName, lastName }, "de")) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }),
  );
});
