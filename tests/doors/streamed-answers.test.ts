import { afterAll, beforeAll, expect, test } from "vitest";
import { aLanguageModel } from "../support/language-model";
import { pageText } from "../support/page-text";
import { ORIGIN, useSite } from "../support/site";

const environment: Record<string, string> = { AI_MODEL: "stand-in", AI_API_KEY: "none" };
let model: Awaited<ReturnType<typeof aLanguageModel>>;

beforeAll(async () => {
  model = await aLanguageModel();
  environment.AI_BASE_URL = model.url;
});
afterAll(() => model.close());
const site = useSite({ demo: true, environment });

const QUESTION = "We need a patent attorney for our trade mark";

/** Returns the advisor that the engine itself ranks first. */
async function firstNamed() {
  model.behave({ fails: 500 });
  const visitor = site.visitor();
  await visitor.post("/ai-assistant", { assistant: "message", content: QUESTION });
  const html = await (await visitor.get("/ai-assistant")).text();
  return /<a[^>]+href="\/advisors\/[\w-]+"[^>]*>([^<]+)<\/a>/.exec(html)![1]!;
}

function postForReact() {
  const body = new URLSearchParams({ assistant: "message", content: QUESTION });
  const headers = { origin: ORIGIN, host: new URL(ORIGIN).host, "accept-encoding": "br, gzip" };
  return site.fetch(new Request(`${ORIGIN}/ai-assistant.data?stay`, { method: "POST", body, headers }));
}

test("a model's words reach the browser as they are said, uncompressed and held back by nobody, and are kept whole", async () => {
  const name = await firstNamed();
  const { promise: when, resolve: goOn } = Promise.withResolvers<void>();
  model.behave({ says: `I would ask ${name} first. And then `, last: "take the time to compare.", when });
  const answer = await postForReact();
  expect([answer.status, answer.headers.get("content-encoding")]).toEqual([200, null]);
  expect(answer.headers.get("cache-control")).toContain("no-transform");
  expect(answer.headers.get("x-accel-buffering")).toBe("no");
  const [cookie] = answer.headers.get("set-cookie")!.split(";");
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let heard = "";
  while (!heard.includes(`I would ask ${name} first. `)) heard += (await reader.read()).value;
  expect(heard).not.toContain("compare");
  goOn();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) heard += piece.value;
  expect(heard).toContain("And then take the time to compare.");
  const page = await site.fetch(new Request(`${ORIGIN}/ai-assistant`, { headers: { cookie: cookie!, host: new URL(ORIGIN).host } }));
  expect(pageText(await page.text())).toContain("first. And then take the time to compare.");
});

test("without JavaScript the model's words are there when the page is", async () => {
  const name = await firstNamed();
  model.behave({ says: `Nobody else than this one: ${name}` });
  const visitor = site.visitor();
  expect((await visitor.post("/ai-assistant", { assistant: "message", content: QUESTION })).status).toBe(303);
  expect(pageText(await (await visitor.get("/ai-assistant")).text())).toContain(`Nobody else than this one: ${name}`);
});

test("where the model fails, what comes is the built-in answer alone", async () => {
  await firstNamed();
  const answer = await postForReact();
  expect([answer.status, (await answer.text()).includes("I would ask")]).toEqual([200, false]);
});
