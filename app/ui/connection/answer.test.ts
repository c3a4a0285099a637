import { createMemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { watchLoads } from "./answer";

type Router = ReturnType<typeof createMemoryRouter>;
let router: Router;

afterEach(() => router.dispose());

const flashOf = ({ page }: Record<string, unknown>) => (page as { flash: { text: string } | null } | undefined)?.flash;

/** A page whose responses bring one flash after another, as long as there are any. */
async function aPage(flashes: ({ text: string } | null)[]) {
  let asked = 0;
  router = createMemoryRouter([{ id: "page", path: "/", loader: () => ({ flash: flashes[asked++] ?? null }) }]);
  await idle();
  return router;
}

const idle = () => expect.poll(() => router.state.initialized && router.state.revalidation === "idle").toBe(true);

test("what an answer brings along is told although the page is asked for anew at once, which brings nothing", async () => {
  const page = await aPage([null, { text: "accepted" }]);
  const told: string[] = [];
  watchLoads(page, flashOf, ({ text }) => told.push(text));
  await page.revalidate();
  await page.revalidate();
  await idle();
  expect(page.state.loaderData.page).toEqual({ flash: null });
  expect(told).toEqual(["accepted"]);
});

test("what came with the page itself is told, each once, and the same words of a later answer again", async () => {
  const page = await aPage([{ text: "saved" }, { text: "saved" }]);
  const told: string[] = [];
  const end = watchLoads(page, flashOf, ({ text }) => told.push(text));
  watchLoads(page, flashOf, ({ text }) => told.push(`again ${text}`));
  expect(told).toEqual(["saved"]);
  end();
  await page.revalidate();
  expect(told).toEqual(["saved", "again saved"]);
});
