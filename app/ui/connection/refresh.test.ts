import { createMemoryRouter, redirect } from "react-router";
import { afterEach, expect, test } from "vitest";
import { refresh } from "./refresh";

type Router = ReturnType<typeof createMemoryRouter>;
let router: Router;

afterEach(() => router.dispose());

/** A page whose data counts its requests, and a form whose response waits until it is released. */
async function aPage() {
  let asked = 0;
  const { promise: answered, resolve: letThrough } = Promise.withResolvers<void>();
  const route = (path: string) => ({
    path,
    loader: () => ++asked,
    action: async () => {
      await answered;
      return redirect("/thanks");
    },
  });
  router = createMemoryRouter([route("/"), route("/thanks")], { hydrationData: { loaderData: {} } });
  await idle();
  return { letThrough, asked: () => asked };
}

const idle = () => expect.poll(() => router.state.navigation.state + router.state.revalidation).toBe("idleidle");

const post = () => {
  const body = new FormData();
  return router.fetch("form", "0", "/", { formMethod: "post", formData: body });
};

test("a page is asked for anew at once when nothing is under way", async () => {
  const { asked } = await aPage();
  const before = asked();
  refresh(router);
  await idle();
  expect(asked()).toBe(before + 1);
});

test("an answer that leads on is followed although the page was to be asked for anew meanwhile, and then it is asked once", async () => {
  const { letThrough, asked } = await aPage();
  const done = post();
  for (let times = 0; times < 5; times++) refresh(router);
  const before = asked();
  letThrough();
  await done;
  await expect.poll(() => router.state.location.pathname).toBe("/thanks");
  await expect.poll(asked).toBe(before + 2);
  await idle();
  expect(asked()).toBe(before + 2);
});

test("a form that is sent while the page is asked for anew leads on, too", async () => {
  const { letThrough } = await aPage();
  refresh(router);
  const done = post();
  refresh(router);
  letThrough();
  await done;
  await expect.poll(() => router.state.location.pathname).toBe("/thanks");
});
