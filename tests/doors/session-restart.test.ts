import { expect, test } from "vitest";
import { readPage } from "../support/page-text";
import { useSite } from "../support/site";

const site = useSite();

test("a session survives a restart of the site", async () => {
  const ann = await site.person("ann@example.com");
  const profile = () => readPage(ann.get("/profile"));
  expect((await profile()).html).toContain("ann@example.com");
  await site.restart();
  expect((await profile()).html).toContain("ann@example.com");
  ann.cookies.set("session", "another");
  expect((await profile()).text).toContain("Profile not found");
});
