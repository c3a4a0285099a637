import { expect, test, vi } from "vitest";

test("structured data stands in pages until React has taken them over, and is never made in the browser", async () => {
  vi.resetModules();
  const [{ markAdopted }, { pageMeta }] = [await import("./after-hydration"), await import("./page-meta")];
  const matches = [{ id: "root", loaderData: { frame: { site: { name: "Sagebridge", origin: "https://example.com" } } } }];
  const hasData = () =>
    pageMeta({ matches, description: "", path: "/", jsonLd: { "@type": "Thing" } }).some((tag) => "script:ld+json" in tag);
  expect(hasData()).toBe(true);
  markAdopted();
  expect(hasData()).toBe(false);
  vi.resetModules();
});
