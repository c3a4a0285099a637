import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Files whose dialogs stay mounted while closed, and contain a form or a part of one. */
const DIALOGS_WITH_FORMS = globSync("app/**/*.tsx")
  .map((file) => ({ file, source: readFileSync(file, "utf8") }))
  .filter(({ source }) => /<Dialog\s(?!open\b)/.test(source) && /<(PostForm|SubmitButton)\b/.test(source));

// React keeps what was typed into a mounted field: a refund would be there for a second press, and a partial amount instead of the rest.
test("every dialog that stays in the page while it is closed begins anew once its form was carried out", () => {
  const files = DIALOGS_WITH_FORMS.map(({ file }) => file);
  expect(files).toContain("app/ui/overlays/confirm-dialog.tsx");
  const keeping = DIALOGS_WITH_FORMS.filter(({ source }) => !/<CloseWhenAnswered[^/]*onDone=/.test(source));
  expect(keeping.map(({ file }) => file)).toEqual([]);
  const without = DIALOGS_WITH_FORMS.filter(({ source }) => !/key=\{fresh\}|setClosed/.test(source));
  expect(without.map(({ file }) => file)).toEqual([]);
});
