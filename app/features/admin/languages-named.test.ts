import { expect, test } from "vitest";

const SCREENS = import.meta.glob<string>(
  [
    "/app/features/admin/**/*.tsx",
    "/app/features/advisors/dashboard/*.tsx",
    "/app/features/applications/wizard/summary.tsx",
    "/app/routes/admin/**/*.ts",
  ],
  { eager: true, query: "?raw", import: "default" },
);

test("an admin and an advisor read the names of languages in their own, as visitors do", () => {
  expect(Object.keys(SCREENS).length).toBeGreaterThan(100);
  const byOwnName = Object.entries(SCREENS).filter(([, source]) =>
    /LANGUAGE_NAMES|\blanguageName\b[^}]*\} from "#app\/features\/catalog\/spoken-languages"/.test(source),
  );
  expect(byOwnName.map(([file]) => file)).toEqual([]);
});
