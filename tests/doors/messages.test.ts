import { beforeAll, expect, test } from "vitest";
import type { Client } from "../support/client";
import { pageText, readPage } from "../support/page-text";
import { ORIGIN, useSite } from "../support/site";

const site = useSite({ environment: { ADMIN_EMAILS: "root@example.com" } });

const SLUG = "ada-byron";
const KEY = "key-of-this-message";
const ASK = `/messages?advisor=${SLUG}`;

let advisor: Client;
let people = 0;

beforeAll(async () => {
  advisor = await site.person("ada@example.com");
  await site.rows(
    `insert into advisers (user_id, slug, category, first_name, last_name, display_name, job_title)
     select id, $1, 'business', 'Ada', 'Byron', 'Ada Byron', 'Engineer' from users where email = 'ada@example.com'`,
    [SLUG],
  );
});

/** Creates a new person with a name of their own. */
async function aPerson(displayName = "Cleo") {
  people += 1;
  const email = `person-${people}@example.com`;
  const client = await site.person(email);
  await site.rows("update profiles set display_name = $1 where email = $2", [displayName, email]);
  return client;
}

/** Creates a new person who has asked the advisor something, and their thread's page. */
async function aThread(text = "May I ask you something?", displayName?: string) {
  const client = await aPerson(displayName);
  const answer = await client.post(ASK, { intent: "send", text, key: KEY });
  expect(answer.status).toBe(303);
  return { client, page: answer.headers.get("location")! };
}

const send = (text: string, key = `${KEY}-${text.length}`) => ({ intent: "send", text, key });
const PDF = Buffer.from("%PDF-1.7\n%%EOF\n");

/** Posts a file to a thread's page, as its form does. */
function sendFile(who: Client, page: string, content: Buffer, { name = "contract.pdf", key = "key-of-this-file" } = {}) {
  const body = new FormData();
  for (const [field, value] of Object.entries({ intent: "file", key })) body.set(field, value);
  body.set("file", new File([content as BlobPart], name, { type: "application/pdf" }));
  const headers = { origin: ORIGIN, host: new URL(ORIGIN).host, cookie: `session=${who.cookies.get("session")}` };
  return site.fetch(new Request(`${ORIGIN}${page}`, { method: "POST", body, headers, redirect: "manual" }));
}

const keptFiles = () => site.rows("select path, file_size from files where bucket = 'messages' order by path");
const fileIn = async (who: Client, page: string) =>
  /href="(\/files\/messages\/[0-9a-f-]{36})"/.exec((await readPage(who.get(page))).html)?.[1];

const textOf = async (answer: Response | Promise<Response>) => (await readPage(answer)).text;

test("the signed-out are sent to sign in and back, for the list and for any thread alike", async () => {
  const visitor = site.visitor();
  for (const path of ["/messages", "/messages/6e1f7c1e-6d6f-4c61-9f0a-1c9c2a3b4d5e"]) {
    const answer = await visitor.get(path);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, `/auth?next=${encodeURIComponent(path)}`]);
  }
  expect((await visitor.get("/notifications/live")).status).toBe(401);
});

test("what a signed-out person wants to ask survives signing up, by the confirmation mail", async () => {
  const visitor = site.visitor();
  expect(await textOf(visitor.get(ASK))).toContain("You sign in before it is sent.");
  const answer = await visitor.post(ASK, { intent: "send", text: "Would you look\nat our books?" });
  expect(answer.status).toBe(303);
  const signIn = new URL(answer.headers.get("location")!, "http://site");
  expect(signIn.pathname).toBe("/auth");
  const next = signIn.searchParams.get("next")!;
  const fields = { email: "late@example.com", password: "Correct-horse-7", confirmPassword: "Correct-horse-7", category: "individual" };
  await visitor.post(`/auth?tab=sign-up&next=${encodeURIComponent(next)}`, { intent: "sign-up", ...fields });
  const confirmed = await visitor.confirm("late@example.com");
  expect(confirmed.headers.get("location")).toBe(next);
  const { html } = await readPage(visitor.get(next));
  expect(html).toMatch(/<textarea[^>]*name="text"[^>]*>Would you look\nat our books\?<\/textarea>/);
  const sent = await visitor.post(next, { intent: "send", text: "Would you look\nat our books?", key: KEY });
  expect(await textOf(visitor.get(sent.headers.get("location")!))).toContain("Would you look at our books?");
  expect(await site.rows("select from message_drafts")).toEqual([]);
});

test("what somebody else typed is filled in for nobody who opens its address, and they are told that it was typed elsewhere", async () => {
  const kept = await site.visitor().post(ASK, { intent: "send", text: "I will ruin you" });
  const next = new URL(kept.headers.get("location")!, "http://site").searchParams.get("next")!;
  for (const who of [await site.person("owner@example.com"), site.visitor()]) {
    const { html, text } = await readPage(who.get(next));
    expect([html.includes("ruin you"), text.includes("A question was typed in another browser.")]).toEqual([false, true]);
  }
  const { client, page } = await aThread();
  expect((await readPage(client.get(`${page}${next.slice(next.indexOf("?"))}`))).html).not.toContain("ruin you");
});

test("a question kept for a thread that stands already waits in its box", async () => {
  const { client, page } = await aThread();
  const visitor = site.visitor();
  const kept = await visitor.post(ASK, { intent: "send", text: "One thing more" });
  const next = new URL(kept.headers.get("location")!, "http://site").searchParams.get("next")!;
  client.cookies.set("question", visitor.cookies.get("question")!);
  const led = await client.get(next);
  expect(led.headers.get("location")).toMatch(new RegExp(`^${page}\\?`));
  expect((await readPage(client.get(led.headers.get("location")!))).html).toContain(">One thing more</textarea>");
});

test("a question to somebody one has written to goes to their thread as it is", async () => {
  const { client, page } = await aThread();
  const again = await client.post(ASK, send("Once more"));
  expect([again.status, again.headers.get("location")]).toEqual([307, `${page}?advisor=${SLUG}`]);
});

test("without JavaScript two people write, read and mark as read", async () => {
  const { client, page } = await aThread("Good morning");
  expect(await textOf(advisor.get("/messages"))).toMatch(/Cleo .*Good morning 1 new/);
  expect(await textOf(advisor.get(page))).toMatch(/New Good morning Cleo .*Report/);
  const reply = await advisor.post(page, { ...send("Good morning to you"), seen: "1" });
  expect([reply.status, reply.headers.get("location")]).toEqual([303, page]);
  expect(await textOf(advisor.get("/messages"))).toContain("You: Good morning to you");
  const seen = await textOf(client.get(page));
  expect(seen).toMatch(/Good morning You [\d:]+ [AP]M Read/);
  expect(seen).toMatch(/Good morning to you Ada Byron/);
  expect((await client.get(ASK)).headers.get("location")).toBe(page);
});

test("opening and loading a thread changes nothing; a post marks it as read", async () => {
  const { page } = await aThread();
  const unread = () =>
    site.rows("select unread_count from message_thread_sides where thread_id = $1 and unread_count > 0", [page.slice(10)]);
  for (const path of [page, `${page}.data`, `${page}?intent=read&seen=1`, "/messages"]) expect((await advisor.get(path)).status).toBe(200);
  expect(await unread()).toHaveLength(1);
  expect((await readPage(advisor.get(page))).html).toMatch(/<noscript>.*Mark as read.*<\/noscript>/s);
  expect((await advisor.post(page, { intent: "read", seen: "1" })).status).toBe(303);
  expect(await unread()).toHaveLength(0);
});

test("for a stranger and an admin a thread answers as one that never was, to every request (V3)", async () => {
  const { page } = await aThread("Nobody else may read this");
  const [stranger, admin] = [await aPerson("Stranger"), await aPerson("Admin")];
  await site.rows("insert into user_roles (user_id, role) select user_id, 'admin' from profiles where display_name = 'Admin'");
  const nowhere = "/messages/6e1f7c1e-6d6f-4c61-9f0a-1c9c2a3b4d5e";
  const told = async (answer: Response) => {
    const { status, html } = await readPage(answer);
    return [status, html.replaceAll(page.slice(10), "ID").replaceAll(nowhere.slice(10), "ID")];
  };
  for (const visitor of [stranger, admin]) {
    // The first page shows that the account is confirmed.
    await visitor.get("/");
    for (const path of ["", ".data", "?before=2", "?report=1"])
      expect(await told(await visitor.get(page + path))).toEqual(await told(await visitor.get(nowhere + path)));
    for (const fields of [
      send("Let me in"),
      { intent: "read", seen: "1" },
      { intent: "block" },
      { intent: "unblock" },
      { intent: "report", message: "1", reason: "" },
    ]) {
      const answer = await told(await visitor.post(page, fields));
      expect(answer[0]).toBe(404);
      expect(answer).toEqual(await told(await visitor.post(nowhere, fields)));
    }
    expect(await textOf(visitor.get("/messages"))).toContain("No messages yet");
  }
  expect(await site.rows("select from messages where thread_id = $1", [page.slice(10)])).toHaveLength(1);
});

test("each side sees the other's public name, and nothing else of them", async () => {
  const { client, page } = await aThread("Hello", "Cleo of Rome");
  await site.rows("update profiles set last_name = 'Unshown', phone = '+44199' where display_name = 'Cleo of Rome'");
  const [email] = await site.rows<{ email: string }>("select email from profiles where display_name = 'Cleo of Rome'");
  for (const path of [page, `${page}.data`, "/messages", "/messages.data"]) {
    const { html } = await readPage(advisor.get(path));
    expect(html).toContain("Cleo of Rome");
    for (const secret of ["Unshown", "+44199", email!.email]) expect(html).not.toContain(secret);
  }
  const theirs = (await readPage(client.get(page))).html;
  expect(theirs).toContain(`href="/advisors/${SLUG}"`);
  expect(theirs).toContain(`href="/advisors/${SLUG}/book"`);
  expect(theirs).not.toContain("ada@example.com");
});

test("a form says what it may and nothing else, and another site says nothing", async () => {
  const { client, page } = await aThread();
  const wrong: Record<string, string>[] = [
    { ...send("x"), sender_id: "1" },
    { ...send("x"), sent_at: "2020-01-01" },
    { ...send("x"), __proto__x: "1" },
    { intent: "erase" },
    { intent: "read", seen: "all" },
    { intent: "report", message: "1 or true", reason: "" },
    { text: "x", key: KEY },
  ];
  for (const fields of wrong) expect((await client.post(page, fields)).status).toBe(400);
  expect((await client.json(page, send("x"))).status).toBe(400);
  expect((await client.post(page, send("x"), { origin: "https://evil.example" })).status).toBe(403);
  expect((await (await aPerson()).post(ASK, { ...send("x"), adviser_id: "1" })).status).toBe(400);
  expect(await site.rows("select from messages where thread_id = $1", [page.slice(10)])).toHaveLength(1);
});

test("4,001 characters get their sentence, and not a letter of them is lost", async () => {
  const { client, page } = await aThread();
  for (const [person, path] of [
    [client, page],
    [await aPerson(), ASK],
    [site.visitor(), ASK],
  ] as const) {
    const answer = await person.post(path, send("x".repeat(4001)));
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain("Please keep a message under 4,000 characters.");
    expect(html).toContain("x".repeat(4001));
  }
  expect((await client.post(page, send("x".repeat(4000)))).status).toBe(303);
  expect(await textOf(client.post(page, send(" \u200b\u0000\u202e ")))).toContain("Please write a message first.");
});

test("what is said is shown as text, wherever it stands (V17)", async () => {
  const corpus = [
    "<script>window.__xss=1</script>",
    '"><img src=x onerror=window.__xss=1>',
    "</script><script>window.__xss=1</script>",
    "<svg/onload=window.__xss=1>",
    "javascript:window.__xss=1",
    "</textarea><script>window.__xss=1</script>",
    "{{constructor.constructor('window.__xss=1')()}}",
    "<!--<script>-->\u2028window.__xss=1",
  ];
  const { client, page } = await aThread("Hello", corpus[1]);
  for (const [index, text] of corpus.entries()) await client.post(page, send(text, `${KEY}-${index}`));
  for (const path of [page, "/messages", `${page}?report=2`]) {
    const { html: whole } = await readPage(advisor.get(path));
    const html = whole.replace(/<script type="application\/json"[^>]*>[^<]*<\/script>/, "");
    expect(html).not.toBe(whole);
    expect(html).not.toMatch(/<(script|img|svg)[^>]*>?[^<]*__xss/);
    expect(html).not.toContain("</script><script>window");
  }
  expect(await textOf(advisor.get(page))).toContain("<script>window.__xss=1</script>");
});

test("a file goes to the other side alone; admins open it once it is reported", async () => {
  const { client, page } = await aThread("Here is what I signed.");
  const sent = await sendFile(client, page, PDF, { name: "../../my contract.exe" });
  expect([sent.status, sent.headers.get("location")]).toEqual([303, page]);
  const address = (await fileIn(advisor, page))!;
  expect(await textOf(advisor.get(page))).toContain("my contract.pdf");
  expect(await textOf(advisor.get("/messages"))).toContain("my contract.pdf");
  for (const who of [client, advisor]) {
    const answer = await who.get(address);
    expect([answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
      200,
      "application/pdf",
      "private, no-store",
    ]);
    expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="my contract.pdf"; filename*=UTF-8''my%20contract.pdf`);
    expect(answer.headers.get("content-security-policy")).toContain("sandbox");
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(PDF);
  }
  const root = await site.person("root@example.com");
  for (const who of [await aPerson(), root]) expect((await who.get(address)).status).toBe(404);
  expect((await site.visitor().get(address)).status).not.toBe(200);
  expect((await advisor.get("/files/messages/1")).status).toBe(404);
  const [message] = await site.rows<{ number: number }>("select number from messages where id in (select message_id from message_files)");
  await advisor.post(page, { intent: "report", message: String(message!.number), reason: "Strange" });
  expect((await root.get(address)).status).toBe(200);
  const [report] = await site.rows<{ id: string }>(
    "select id from message_reports where message_id in (select message_id from message_files)",
  );
  expect((await readPage(root.get(`/admin/applications?view=reports&id=${report!.id}`))).html).toContain(address);
});

test("what is neither a PDF nor a picture, nothing, and more than 5 MB are refused in words, and nothing of it is kept", async () => {
  const { client, page } = await aThread();
  const before = await keptFiles();
  for (const [content, status, words] of [
    [Buffer.from("<!doctype html><script>alert(1)</script>"), 415, "Please choose a PDF or an image."],
    [Buffer.alloc(0), 400, "Please choose a file first."],
    [Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)]), 413, "This file is larger than 5 MB."],
  ] as const) {
    const answer = await readPage(sendFile(client, page, content));
    expect([answer.status, answer.text.includes(words)]).toEqual([status, true]);
  }
  expect((await client.post(page, { intent: "file", key: KEY })).status).toBe(400);
  expect((await sendFile(await aPerson(), page, PDF)).status).toBe(404);
  await advisor.post(page, { intent: "block" });
  expect((await sendFile(client, page, PDF)).status).toBe(409);
  await advisor.post(page, { intent: "unblock" });
  expect(await keptFiles()).toEqual(before);
});

test("a file sent twice at once with its key is one message and one file", async () => {
  const { client, page } = await aThread();
  const before = (await keptFiles()).length;
  const answers = await Promise.all([1, 2, 3].map(() => sendFile(client, page, PDF)));
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(await keptFiles()).toHaveLength(before + 1);
  expect((await textOf(client.get(page))).match(/contract\.pdf/g)).toHaveLength(1);
});

test("who is blocked is told plainly and loses nothing, and can write again once unblocked", async () => {
  const { client, page } = await aThread();
  expect((await advisor.post(page, { intent: "block" })).status).toBe(303);
  expect(await textOf(advisor.get(page))).toContain("You have blocked Cleo. Unblock to write again.");
  expect(await textOf(client.get(page))).toContain("Ada Byron is not taking messages from you.");
  const refused = await client.post(`${page}?stay`, send("But why?"));
  expect(refused.status).toBe(409);
  expect(await textOf(refused)).toMatch(/This person is not taking messages from you. But why\?/);
  await advisor.post(page, { intent: "unblock" });
  expect((await client.post(page, send("Thank you"))).status).toBe(303);
});

test("a reported message is kept for the admins, once, and its page says so", async () => {
  const { client, page } = await aThread("You fool");
  expect(await textOf(advisor.get(`${page}?report=1`))).toMatch(/Report this message You fool/);
  for (const reason of ["Insult", "Again"]) {
    const answer = await advisor.post(page, { intent: "report", message: "1", reason });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, page]);
  }
  const seen = await textOf(advisor.get(page));
  expect(seen).toContain("Thank you. The message was reported.");
  expect(seen).toMatch(/You fool Cleo .* Reported/);
  expect((await client.post(page, { intent: "report", message: "1", reason: "my own" })).status).toBe(404);
  const kept = await site.rows("select reason from message_reports join messages on messages.id = message_id where thread_id = $1", [
    page.slice(10),
  ]);
  expect(kept).toEqual([{ reason: "Insult" }]);
});

test("one's own page, an advisor nobody lists and one that never was", async () => {
  expect((await advisor.get(ASK)).headers.get("location")).toBe("/messages");
  expect(await textOf(advisor.get("/messages"))).toContain("This is your own page.");
  for (const slug of ["nobody", "../etc", "'; drop table messages", ""])
    expect((await site.visitor().get(`/messages?advisor=${encodeURIComponent(slug)}`)).status).toBe(404);
});

test("a page hears of a new message at once, six at a time a person, and none of its words (V30)", async () => {
  const { client, page } = await aThread();
  const streams = await Promise.all(Array.from({ length: 6 }, () => client.get("/notifications/live")));
  expect(streams[0]!.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  const seventh = await client.get("/notifications/live");
  expect([seventh.status, seventh.headers.get("retry-after")]).toEqual([429, "60"]);
  const reader = streams[0]!.body!.getReader();
  await advisor.post(page, send("Can you hear me?"));
  let heard = "";
  while (!heard.includes("event: change")) heard += new TextDecoder().decode((await reader.read()).value);
  expect(heard).not.toContain("hear me");
  await reader.cancel();
  await Promise.all(streams.slice(1).map(({ body }) => body!.cancel()));
  const again = await client.get("/notifications/live");
  expect(again.status).toBe(200);
  await again.body!.cancel();
});

test("the list pages, and an odd page number is the first page", async () => {
  const [{ id }] = (await site.rows<{ id: string }>("select user_id as id from profiles where email = 'ada@example.com'")) as [
    { id: string },
  ];
  await site.rows(
    `with made as (insert into users (email) select 'many-' || n || '@example.com' from generate_series(1, 25) n returning id),
     threads as (insert into message_threads (client_id, adviser_id, adviser_user_id, last_number, last_message_at)
       select made.id, advisers.id, $1, 1, '2020-01-01' from made, advisers where advisers.user_id = $1 returning id, client_id),
     sides as (insert into message_thread_sides (thread_id, user_id) select id, client_id from threads union all select id, $1 from threads)
     insert into messages (thread_id, number, sender_id, body, sent_at) select id, 1, client_id, 'old', '2020-01-01' from threads`,
    [id],
  );
  expect(pageText(await (await advisor.get("/messages")).text())).toContain("Older");
  const second = await textOf(advisor.get("/messages?page=2"));
  expect(second).toContain("Newer");
  for (const odd of ["0", "-1", "1e9", "x", "99999999999"]) expect((await advisor.get(`/messages?page=${odd}`)).status).toBe(200);
});
