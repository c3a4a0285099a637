import { createServer, type Server } from "node:http";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../support/client";
import { closeServer } from "../support/close-server";
import { useSite } from "../support/site";
import { anMp4 } from "../support/video-files";

const site = useSite({ environment: { ADMIN_EMAILS: "root@example.com" } });
let server: Server;
let url = "";
let root: Client;

beforeAll(async () => {
  server = createServer(site.listener());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  root = await site.person("root@example.com");
});
afterAll(() => closeServer(server));

const home = async () => (await fetch(url)).text();
const idOf = async (table: string) => (await site.rows<{ id: string }>(`select id from ${table}`))[0]?.id ?? "";

/** Each change with the home page text that shows it. */
const CHANGES: [what: string, change: () => Promise<Response>, shows: RegExp][] = [
  [
    "a section's text",
    () =>
      root.post("/admin?index", {
        intent: "save-section",
        sectionType: "hero",
        version: new Date(0).toISOString(),
        title: "A title of our own",
        subtitle: "",
        description: "",
        buttonText: "",
        buttonLink: "",
      }),
    /A title of our own/,
  ],
  [
    "a video of the grid",
    () => root.send("/admin/videos", { slot: "1", replaces: "", title: "Moving", video: new File([anMp4() as BlobPart], "a.mp4") }),
    /Moving/,
  ],
  ["a hero video", () => root.send("/admin/videos", { slot: "hero", video: new File([anMp4() as BlobPart], "a.mp4") }), /hero-video/],
  [
    "a logo",
    async () => {
      const content = await sharp({ create: { width: 90, height: 30, channels: 4, background: "#345678" } })
        .png()
        .toBuffer();
      return root.send("/admin/logos", { intent: "upload", type: "main", replaces: "", logo: new File([content as BlobPart], "a.png") });
    },
    /\/files\/branding\/main-/,
  ],
  [
    "a banner",
    async () => {
      const colors = { backgroundColor: "#000000", textColor: "#ffffff", startsAt: "", endsAt: "" };
      await root.post("/admin/banner", { intent: "create", text: "Closed on Monday", linkUrl: "", linkText: "", ...colors });
      return root.post("/admin/banner", { intent: "activate", id: await idOf("site_banner") });
    },
    /Closed on Monday/,
  ],
  [
    "contact details",
    () =>
      root.post("/admin?index", {
        intent: "save-contact",
        version: new Date(0).toISOString(),
        email: "we@example.com",
        phone: "",
        city: "Lyon",
      }),
    /we@example\.com/,
  ],
];

// A cached page lives for a minute: an earlier update shows that the cache was invalidated.
test.each(CHANGES)("%s appears on the kept home page as soon as the cache has heard of it", async (_what, change, shows) => {
  for (let time = 0; time < 3; time += 1) expect(await home()).not.toMatch(shows);
  expect((await change()).status).toBe(303);
  await expect.poll(home).toMatch(shows);
});
