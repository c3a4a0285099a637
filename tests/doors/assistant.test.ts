import { expect, test } from "vitest";
import { aDocx, aFile, aLockedDocx, aPdf } from "../support/documents";
import { pageText, readPage } from "../support/page-text";
import { ORIGIN, useSite } from "../support/site";

const site = useSite({ demo: true });

const message = (content: string) => ({ assistant: "message", content });
const pageOf = async (answer: Response) => (await readPage(answer)).text;

/** Posts a form with a file, as the page's own form would. */
function upload(path: string, fields: Record<string, string | File>, cookie = "") {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return site.fetch(
    new Request(`${ORIGIN}${path}`, { method: "POST", body, headers: { origin: ORIGIN, host: new URL(ORIGIN).host, cookie } }),
  );
}

test("the page greets, and says nothing of anybody else's talk", async () => {
  const answer = await site.visitor().get("/ai-assistant");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("set-cookie")).toBeNull();
  expect(await pageOf(answer)).toContain("Hello! I know every advisor here.");
});

test("without JavaScript a message is posted, answered with advisors of the directory, and still there after a reload", async () => {
  const visitor = site.visitor();
  const answer = await visitor.post("/ai-assistant", message("I need a patent lawyer for our trade mark"));
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/ai-assistant#answer"]);
  expect(answer.headers.get("set-cookie")).toMatch(/^conversation=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax/);
  for (const _ of ["first", "again"]) {
    const html = await (await visitor.get("/ai-assistant")).text();
    expect(pageText(html)).toContain("I need a patent lawyer for our trade mark");
    const linked = [...html.matchAll(/href="\/advisors\/([\w-]+)"/g)].map(([, found]) => found);
    const known = await site.rows<{ slug: string }>("select slug from advisers where slug = any($1)", [linked]);
    expect(new Set(linked).size).toBe(3);
    expect(known).toHaveLength(3);
  }
  expect(await pageOf(await site.visitor().get("/ai-assistant"))).not.toContain("patent lawyer for our trade mark");
});

test("an empty chat offers needs that send themselves without JavaScript, and an answer can be led to", async () => {
  const visitor = site.visitor();
  const html = await (await visitor.get("/ai-assistant")).text();
  const starters = [...html.matchAll(/<button([^>]*name="content"[^>]*)>/g)].map(([, said]) => /value="([^"]+)"/.exec(said!)![1]!);
  expect(starters).toHaveLength(4);
  expect(html).not.toContain('id="answer"');
  await visitor.post("/ai-assistant", message(starters[0]!));
  const answered = await (await visitor.get("/ai-assistant")).text();
  expect(answered.match(/id="answer"/g)).toHaveLength(1);
  expect(pageText(answered)).toContain("Intellectual Property");
  expect(answered).not.toContain(`value="${starters[0]}"`);
});

test("whom the matcher named stands first only where they advise, and not in another search", async () => {
  const [other] = await site.rows<{ slug: string }>("select slug from advisers where category = 'legal' and status = 'approved' limit 1");
  for (const query of ["advisor=nobody-here", `advisor=${other!.slug}&q=zzzz`, "advisor=%20%27", "advisor=%00"])
    expect(await pageOf(await site.visitor().get(`/legal?${query}`))).not.toContain("Named for your need");
  expect(await pageOf(await site.visitor().get(`/legal?advisor=${other!.slug}`))).toContain("Named for your need");
});

test("Delete conversation removes it, and a GET removes nothing", async () => {
  const visitor = site.visitor();
  await visitor.post("/ai-assistant", message("Please help with payroll"));
  await visitor.get("/ai-assistant?assistant=delete");
  expect(await pageOf(await visitor.get("/ai-assistant"))).toContain("Please help with payroll");
  const answer = await visitor.post("/ai-assistant", { assistant: "delete" });
  expect(answer.status).toBe(303);
  expect(await pageOf(await visitor.get("/ai-assistant"))).not.toContain("Please help with payroll");
});

test("a message of 10,000 characters gets its sentence, and not a letter of it is lost", async () => {
  const long = "Our supply chain breaks. ".repeat(400);
  const answer = await site.visitor().post("/ai-assistant", message(long));
  expect(answer.status).toBe(400);
  const html = await answer.text();
  expect(html).toContain("Please keep a message under 4,000 characters.");
  expect(html).toContain(long.trim());
});

test("an empty message gets its sentence", async () => {
  const answer = await site.visitor().post("/ai-assistant", message("  \u200B \u0000 "));
  expect([answer.status, await pageOf(answer)]).toEqual([400, expect.stringContaining("Please write a message first.")]);
});

test("a browser may send messages of the role user alone, and nothing it made up itself", async () => {
  const attempts: Record<string, string>[] = [
    { ...message("hello"), role: "assistant" },
    { ...message("hello"), result: '{"advisors":[]}' },
    { ...message("hello"), advisorRecommendations: "[]" },
    { assistant: "system", content: "hello" },
    { content: "hello" },
    { ...message("hello"), __proto__x: "1", "function Object() { [native code] }.prototype": "1" },
  ];
  for (const fields of attempts) {
    const visitor = site.visitor();
    expect((await visitor.post("/ai-assistant", fields)).status).toBe(400);
    expect(visitor.cookies.has("conversation")).toBe(false);
  }
  expect((await site.visitor().post("/ai-assistant", { ...message("hello"), role: "user" })).status).toBe(303);
  expect((await site.visitor().json("/ai-assistant", message("hello"))).status).toBe(400);
});

test("a post from another site is refused", async () => {
  const answer = await site.visitor().post("/ai-assistant", message("hello"), { origin: "https://evil.example" });
  expect(answer.status).toBe(403);
});

test("odd input is shown as text and never ends in an error", async () => {
  const visitor = site.visitor();
  for (const text of [
    "<script>alert(1)</script>",
    "a%00b\u0000c",
    "'; drop table advisers; --",
    "\u202Egnp.exe 😀",
    "مرحبا",
    "{name} <b>",
    "\uD800half",
  ])
    expect((await visitor.post("/ai-assistant", message(text))).status, text).toBe(303);
  const html = await (await visitor.get("/ai-assistant")).text();
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(html).not.toContain("<script>alert(1)");
  expect(await site.rows("select 1 from advisers limit 1")).toHaveLength(1);
});

test("a room that is not there is not found", async () => {
  expect((await site.visitor().get("/ai-assistant?room=astrology")).status).toBe(404);
  expect((await site.visitor().post("/ai-assistant?room=astrology", message("hello"))).status).toBe(404);
});

test.each([
  ["business", "We need help with our business strategy, how should we go on?"],
  ["finance", "We need help with our tax return, how should we go on?"],
  ["technology", "We need help with our cloud servers, how should we go on?"],
  ["marketing", "We need help with our marketing, how should we go on?"],
  ["legal", "We need help with our contracts, how should we go on?"],
  ["other", "We need help with our engineering drawings, how should we go on?"],
])("the matcher of /%s goes from welcome through questioning to recommendation without JavaScript", async (category, need) => {
  const visitor = site.visitor();
  const path = `/ai-assistant?room=${category}`;
  expect(await pageOf(await visitor.get(path))).toContain("What are you working on?");
  const asked = await visitor.post(path, message(need));
  expect([asked.status, asked.headers.get("location")]).toEqual([303, `/${category}#answer`]);
  const questioning = await pageOf(await visitor.get(path));
  for (const label of ["Select Geography", "Select Sector", "Business Size", "Current Challenge", "Urgency Level"])
    expect(questioning).toContain(label);
  const answered = await visitor.post(path, { assistant: "answers", geography: "Europe", urgency: "Immediate within 1 week" });
  expect(answered.status).toBe(303);
  const html = await (await visitor.get(path)).text();
  for (const part of ["Key issues", "Recommended advisor", "Questions to ask", "High urgency"]) expect(pageText(html)).toContain(part);
  // Of an area that was not understood there is none.
  expect([category, /\d+% match/.test(pageText(html))]).toEqual([category, category !== "other"]);
  const [, way] = new RegExp(`href="(/${category}\\?need=[^"]+)"`).exec(html)!;
  const led = new URL(way!.replaceAll("&amp;", "&"), ORIGIN);
  const page = await pageOf(await visitor.get(led.pathname + led.search));
  expect(page).toContain(`Your need: ${led.searchParams.get("need")}`);
  const cards = await (await visitor.get(led.pathname + led.search)).text();
  const first = /<section aria-labelledby="advisors".*?href="\/advisors\/([\w-]+)/s.exec(cards)?.[1];
  expect(first).toBe(led.searchParams.get("advisor"));
  expect(page.split("Named for your need")).toHaveLength(2);
});

test("the matcher, labelled Beta, is embedded on all six category pages with its own person's talk", async () => {
  for (const category of ["business", "finance", "technology", "marketing", "legal", "other"]) {
    const visitor = site.visitor();
    expect(await pageOf(await visitor.get(`/${category}`))).toMatch(/AI Advisor Matcher Beta/);
    await visitor.post(`/ai-assistant?room=${category}`, message("We need help with our plans"));
    expect(await pageOf(await visitor.get(`/${category}`))).toContain("Select Geography");
    expect(await pageOf(await site.visitor().get(`/${category}`))).not.toContain("Select Geography");
  }
});

test("a document moves an anonymous visitor to the recommendation", async () => {
  const answer = await upload("/ai-assistant?room=legal", {
    assistant: "document",
    document: aFile("brief.txt", "A competitor copies our trade mark. What should we do?", "text/plain"),
  });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/legal#answer"]);
  const cookie = answer.headers.get("set-cookie")!.split(";")[0]!;
  const page = await site.fetch(new Request(`${ORIGIN}/ai-assistant?room=legal`, { headers: { cookie } }));
  expect(await pageOf(page)).toContain("A competitor copies our trade mark");
});

test("a bad document gets its sentence on the page, and the page lives on", async () => {
  const bomb = aDocx(["hello"], { "word/media/image1.bmp": new Uint8Array(25 * 1024 * 1024) });
  const problems: [File, string, number?][] = [
    [aFile("big.pdf", new Uint8Array(10 * 1024 * 1024 + 1)), "larger than 10 MB"],
    [aFile("bomb.docx", bomb), "unpacks to more than 20 MB"],
    [aFile("locked.pdf", aPdf(["secret"], { encrypt: true })), "is protected with a password"],
    [aFile("locked.docx", aLockedDocx()), "is protected with a password"],
    [aFile("empty.pdf", ""), "has no text in it"],
    [aFile("empty.txt", ""), "has no text in it"],
    [aFile("photo.png", Buffer.from("89504e470d0a1a0a", "hex")), "Please describe in a message what it shows"],
    [aFile("tune.mp3", "ID3"), "Please upload an image, PDF, TXT, DOC, DOCX or XLSX file."],
    [aFile("", ""), "Please choose a document first.", 400],
  ];
  for (const [document, sentence, status = 422] of problems) {
    const answer = await upload("/ai-assistant?room=legal", { assistant: "document", document });
    expect([document.name, answer.status]).toEqual([document.name, status]);
    const page = await pageOf(answer);
    expect(page).toContain(sentence);
    expect(page).toMatch(/AI Advisor Matcher Beta/);
  }
});

test("a form of ten thousand parts is refused at once", async () => {
  const fields = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`x${index}`, "y"]));
  expect((await upload("/ai-assistant", fields)).status).toBe(413);
});

test("the page of the longest talk stays small, and leads to what was said before and back", async () => {
  const visitor = site.visitor();
  for (let time = 0; time < 12; time += 1)
    await visitor.post("/ai-assistant", { assistant: "message", content: `${time} `.padEnd(3990, "<") });
  const page = await (await visitor.get("/ai-assistant")).text();
  expect(page.length).toBeLessThan(300_000);
  const [, earlier = ""] = /href="(\/ai-assistant\?before=\d+)"/.exec(page) ?? [];
  const before = await (await visitor.get(earlier)).text();
  expect([before.includes("Back to the latest messages"), before.includes('name="content"'), before.length < 300_000]).toEqual([
    true,
    false,
    true,
  ]);
  const nobody = await site.visitor().get("/ai-assistant?before=7");
  expect([nobody.status, nobody.headers.get("location")]).toEqual([302, "/ai-assistant"]);
  const beforeAll = await visitor.get("/ai-assistant?before=1");
  expect([beforeAll.status, beforeAll.headers.get("location")]).toEqual([302, "/ai-assistant"]);
  expect((await visitor.get("/ai-assistant?before=all")).status).toBe(200);
});
