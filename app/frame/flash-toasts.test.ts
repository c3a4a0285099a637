import { createMemoryRouter } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { dismissToast, showToast, toastList } from "#app/ui/overlays/toast-list";
import { retireOnLeaving } from "./flash-toasts";

beforeEach(() => {
  for (const { id } of toastList.read()) dismissToast(id);
});

test("a toast does not follow to another page, and stays while only the address of its own changes", async () => {
  const routes = ["/here", "/there"].map((path) => ({ path, loader: () => null }));
  const router = createMemoryRouter(routes, { initialEntries: ["/here"] });
  const end = retireOnLeaving(router);
  showToast({ text: "Your review is written" });
  await router.navigate("/here?page=2");
  expect(toastList.read()).toHaveLength(1);
  await router.navigate("/there");
  expect(toastList.read()).toEqual([]);
  end();
  router.dispose();
});
