// Caches this build's scripts and a visitor's last pages, so that they are available offline. Pages of signed-in people are never cached:
// they say so themselves (no-store), and the first of them clears all of the visitor's cached pages. Every page is network-first.
(() => {
  const VERSION = "THIS_BUILD";
  const FILES = `files ${VERSION}`;
  const PAGES = `pages ${VERSION}`;
  const OFFLINE = "/offline.html";
  const MAX_PAGES = 30;
  const MAX_TRIES = 8;

  addEventListener("install", (event) => {
    self.skipWaiting();
    event.waitUntil(caches.open(FILES).then((files) => files.add(OFFLINE)));
  });

  addEventListener("activate", (event) => event.waitUntil(takeOver()));

  async function takeOver() {
    for (const name of await caches.keys()) if (name !== FILES && name !== PAGES) await caches.delete(name);
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  }

  // The page reports that it is shown, so that it is cached even if it was loaded before the worker, or that its reader is signed in.
  addEventListener("message", (event) => {
    const { isSignedIn, address } = event.data;
    event.waitUntil(isSignedIn ? caches.delete(PAGES) : keepAddress(address));
  });

  addEventListener("fetch", (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (origin !== location.origin) return;
    if (request.mode === "navigate") event.respondWith(answerPage(event));
    else if (request.method === "GET" && /^\/(assets|fonts|texts)\//.test(pathname)) event.respondWith(answerFile(request));
  });

  async function answerPage(event) {
    const { request } = event;
    const isForm = request.method === "POST" && /urlencoded/.test(request.headers.get("content-type") ?? "");
    const typed = isForm ? request.clone() : null;
    try {
      const answer = (request.method === "GET" && (await event.preloadResponse)) || (await fetch(request));
      if (request.method === "GET") event.waitUntil(keepPage(request.url, answer.clone()));
      return answer;
    } catch (error) {
      const kept = request.method === "GET" && (await caches.match(request.url, { cacheName: PAGES }));
      return kept || (await offlinePage(request.url, typed)) || Promise.reject(error);
    }
  }

  // Only a response that is the same for every visitor says that it may be stored and must be revalidated.
  const mayBeKept = ({ status, redirected, type, headers }) =>
    status === 200 && !redirected && type === "basic" && headers.get("cache-control") === "no-cache";

  // An error or a busy server says nothing about the page, so its cached copy stays.
  const isNoAnswer = ({ status }) => status >= 500 || status === 429;

  async function keepPage(url, answer) {
    if (isNoAnswer(answer)) return;
    const pages = await caches.open(PAGES);
    const address = url.split("#")[0];
    await pages.delete(address);
    if (!mayBeKept(answer) || !answer.headers.get("content-type")?.startsWith("text/html")) return;
    await pages.put(address, answer);
    const kept = await pages.keys();
    for (const old of kept.slice(0, Math.max(0, kept.length - MAX_PAGES))) await pages.delete(old);
  }

  async function keepAddress(address) {
    try {
      await keepPage(new URL(address, location.origin).href, await fetch(address, { redirect: "manual" }));
    } catch {}
  }

  // A build file never changes. Offline, the worker waits for it: the page that needs it continues once it has arrived.
  async function answerFile(request) {
    const kept = await caches.match(request.url, { cacheName: FILES });
    if (kept) return kept;
    for (let tries = 1; ; tries += 1)
      try {
        const answer = await fetch(request);
        if (answer.ok) await storeFile(request.url, answer.clone());
        return answer;
      } catch (error) {
        if (tries === MAX_TRIES || navigator.onLine !== false) throw error;
        await connection(tries * 2000);
      }
  }

  // If storage is full, the page still gets its file.
  const storeFile = async (url, answer) => {
    try {
      await (await caches.open(FILES)).put(url, answer);
    } catch {}
  };

  const connection = (milliseconds) =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
      addEventListener("online", resolve, { once: true });
    });

  // The page shown when none is cached, and for a form that could not be sent: it contains what was typed, ready to be sent again.
  async function offlinePage(url, typed) {
    const page = await caches.match(OFFLINE, { cacheName: FILES });
    if (!page) return null;
    const fields = typed ? [...new URLSearchParams(await typed.text())].filter(([name]) => !/password/i.test(name)) : [];
    const inputs = fields.map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`).join("");
    const words = fields.filter(([, value]) => /\S\s+\S|@/.test(value)).map(([, value]) => escaped(value));
    const { pathname, search } = new URL(url);
    const text = (await page.text()).replaceAll("/the-address-that-was-asked-for", () => escaped(pathname + search));
    // Without anything to send, the page retries by itself.
    // pattern: of our own page, which was kept as the worker came, before anything typed is written into it.
    const fieldsPlace = /<input[^>]*name="the-fields"[^>]*>/;
    // pattern: as above.
    const form = /<form[\s\S]*<\/form>/;
    // pattern: as above.
    const unreached = /<p[^>]*data-unreached[\s\S]*?<\/p>/;
    const html = typed
      ? text
          .replace(unreached, "")
          .replace(fieldsPlace, () => inputs)
          .replace("the-words-that-were-typed", () => words.join("\n\n"))
      : text.replace(form, "").replace("<head>", '<head><meta http-equiv="refresh" content="8">');
    return new Response(html, { status: 503, headers: page.headers });
  }

  const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
})();
