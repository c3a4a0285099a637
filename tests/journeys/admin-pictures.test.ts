import type { Page } from "playwright-core";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { ADMIN_EMAIL, makeAdmin, visitAdmin } from "../support/admin-browser";
import { accessibilityProblems, overflows, useBrowser } from "../support/browser";
import { long } from "../support/long";
import { useServedSite } from "../support/served-site";
import { anMp4 } from "../support/video-files";

const server = useServedSite({ environment: { ADMIN_EMAILS: ADMIN_EMAIL } });
const browser = useBrowser();

beforeAll(() => makeAdmin(server));

const admin = async (path: string, options?: Parameters<typeof visitAdmin>[2]) => {
  const page = await visitAdmin(server, browser, options);
  await page.goto(path);
  return page;
};

const shows = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

/** A second of real film, created by the browser itself. */
async function aFilm(page: Page) {
  const base64 = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 320, height: 240 });
    const drawing = canvas.getContext("2d")!;
    const recorder = new MediaRecorder(canvas.captureStream(15), { mimeType: "video/webm" });
    const pieces: Blob[] = [];
    recorder.ondataavailable = ({ data }) => pieces.push(data);
    recorder.start(100);
    for (let frame = 0; pieces.length < 6; frame += 1) {
      drawing.fillStyle = `hsl(${frame * 20} 50% 50%)`;
      drawing.fillRect(0, 0, 320, 240);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    const stopped = new Promise((resolve) => recorder.addEventListener("stop", resolve));
    recorder.stop();
    await stopped;
    const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  });
  return { name: "film.webm", mimeType: "video/webm", buffer: Buffer.from(base64, "base64") };
}

const logo = async () => ({
  name: "mark.png",
  mimeType: "image/png",
  buffer: await sharp({ create: { width: 300, height: 100, channels: 4, background: "#345678" } })
    .png()
    .toBuffer(),
});

test("a film is uploaded into a place of the grid, plays on the home page behind a picture of itself, and leaves again", async () => {
  const page = await admin("/admin/videos");
  const film = await aFilm(page);
  const button = page.getByRole("button", { name: "Upload video to position 2" });
  await expect.poll(() => button.isDisabled()).toBe(true);
  await page.getByLabel("Video file for position 2").setInputFiles(film);
  await button.click();
  await page.getByRole("button", { name: "Remove the video of position 2" }).waitFor();
  await page.getByRole("region", { name: "Position 2" }).getByRole("textbox", { name: "Title" }).fill("Our bridge");
  await page.locator(".tile-title", { hasText: "Our bridge" }).waitFor();
  await page.getByRole("button", { name: "Save text of position 2" }).click();
  await shows(page, "The text of the video is saved.");
  const visitor = await browser.visit({ baseURL: server.url });
  await visitor.goto("/");
  await shows(visitor, "Our bridge");
  const poster = await visitor.locator("video").getAttribute("poster");
  const picture = await visitor.request.get(poster ?? "");
  expect((await sharp(await picture.body()).metadata()).width).toBe(320);
  await visitor.locator(".video-button").click();
  await expect
    .poll(() => visitor.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime > 0 || video.readyState > 1))
    .toBe(true);
  await page.getByRole("button", { name: "Remove the video of position 2" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await shows(page, "Video removed successfully!");
  await visitor.goto("/");
  // Its text stays with its slot.
  await shows(visitor, "Our bridge");
  expect(await visitor.locator("video").count()).toBe(0);
  expect(await visitor.locator("video").count()).toBe(0);
});

long("an upload shows how far it is, and is cancelled; what is no video is told before it is sent", async () => {
  const page = await admin("/admin/videos");
  const sent: string[] = [];
  await page.route("**/admin/videos/upload", (route) => {
    sent.push(route.request().method());
  });
  await page.getByLabel("Hero video file").setInputFiles({ name: "slow.mp4", mimeType: "video/mp4", buffer: anMp4(3_000_000) });
  await page.getByRole("button", { name: "Upload hero video" }).click();
  await page.getByRole("progressbar").waitFor();
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await shows(page, "The upload was cancelled. Nothing was kept.");
  const before = sent.length;
  await page.getByLabel("Hero video file").setInputFiles({ name: "page.html", mimeType: "text/html", buffer: Buffer.from("<html>") });
  await page.getByRole("button", { name: "Upload hero video" }).click();
  await shows(page, "Invalid file type: Please select a video file (MP4, WebM, etc.)");
  expect(sent).toHaveLength(before);
  await page.unroute("**/admin/videos/upload");
  await page
    .getByLabel("Hero video file")
    .setInputFiles({ name: "page.mp4", mimeType: "video/mp4", buffer: Buffer.from("<!doctype html><script>1</script>") });
  await page.getByRole("button", { name: "Upload hero video" }).click();
  await shows(page, "Invalid file type: Please select a video file (MP4, WebM, etc.)");
  await shows(page, "No hero video yet");
});

long("without JavaScript a hero video is uploaded, switched off and removed", async () => {
  const page = await admin("/admin/videos", { javaScript: false });
  await page.getByLabel("Hero video file").setInputFiles({ name: "plain.mp4", mimeType: "video/mp4", buffer: anMp4(5000) });
  await page.getByRole("button", { name: "Upload hero video" }).click();
  await shows(page, "Video uploaded successfully!");
  await page.getByRole("button", { name: "Deactivate plain.mp4" }).click();
  await shows(page, "The hero video is inactive.");
  await page.getByRole("button", { name: "Remove plain.mp4" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await shows(page, "Video removed successfully!");
});

long.each([true, false])("a logo is uploaded, styled and deleted, and the header follows (JavaScript: %s)", async (javaScript) => {
  const page = await admin("/admin/logos", { javaScript });
  const header = page.locator("header .logo-picture").first();
  await page.getByLabel("File: Main logo", { exact: true }).setInputFiles(await logo());
  await page.getByRole("button", { name: "Upload Main logo", exact: true }).click();
  await shows(page, "Logo uploaded successfully!");
  expect(await header.getAttribute("style")).toContain("height:2.25rem".replace(":", javaScript ? ": " : ":"));
  const card = page.getByRole("region", { name: "Main logo", exact: true });
  await page.getByText("Style of Main logo").click();
  if (javaScript) {
    await card.getByLabel("Rotation").fill("-30");
    expect(await card.locator("figure .logo").first().getAttribute("style")).toContain("rotate(-30deg)");
    await card.getByLabel("Size").fill("150");
  }
  await card.getByRole("radio", { name: "Brick" }).check({ force: true });
  await page.getByRole("button", { name: "Save style of Main logo", exact: true }).click();
  await shows(page, "Logo style saved.");
  if (javaScript) await expect.poll(() => header.getAttribute("style")).toContain("3.375rem");
  expect(await page.locator("header .logo").nth(1).getAttribute("style")).toContain("mask");
  await page.getByRole("button", { name: "Delete Main logo", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await shows(page, "Logo deleted successfully!");
  expect(await header.count()).toBe(0);
});

long("videos and logos are accessible and fit with everything in them, narrow and light, wide and dark", async () => {
  const filling = await admin("/admin/videos");
  await filling.getByLabel("Hero video file").setInputFiles({ name: "hero.mp4", mimeType: "video/mp4", buffer: anMp4(5000) });
  await filling.getByRole("button", { name: "Upload hero video" }).click();
  await shows(filling, "Video uploaded successfully!");
  await filling.getByLabel("Video file for position 1").setInputFiles({ name: "one.mp4", mimeType: "video/mp4", buffer: anMp4(5000) });
  await filling.getByRole("button", { name: "Upload video to position 1" }).click();
  await filling.getByRole("button", { name: "Remove the video of position 1" }).waitFor();
  await filling.goto("/admin/logos");
  for (const name of ["Main logo", "Admin logo", "Email logo", "Favicon"]) {
    await filling.getByLabel(`File: ${name}`, { exact: true }).setInputFiles(await logo());
    await filling.getByRole("button", { name: `Upload ${name}`, exact: true }).click();
    await filling.getByRole("button", { name: `Delete ${name}`, exact: true }).waitFor();
  }
  for (const { scheme, width } of [
    { scheme: "light", width: 390 },
    { scheme: "dark", width: 1280 },
  ] as const)
    for (const path of ["/admin/videos", "/admin/logos"]) {
      const page = await admin(path, { scheme, width });
      for (const folded of await page.locator("#main summary").all()) await folded.click();
      expect([path, width, await overflows(page), await accessibilityProblems(page)]).toEqual([path, width, false, []]);
    }
});
