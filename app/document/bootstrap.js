// The only inline script of every page. It is a build constant, so the content security policy can name its hash and a page can be cached.
// It sets the theme before the first paint, converts times to the viewer's time zone, keeps buttons disabled that need an answer first, and
// loads React on the first sign of intent. It holds earlier clicks on [data-replay] and replays them once. Ctrl-K, Cmd-K and / open the
// search, and videos start once the page is usable.
(() => {
  // The complete Trusted Types policy (docs/security.md): text without a tag, and the empty tag that React uses to create a script element.
  // No text becomes code or the URL of any script but the site's own worker, and nobody can create another policy.
  self.trustedTypes?.createPolicy("default", {
    createHTML: (text) => (text === "<script></script>" || !text.includes("<") ? text : null),
    createScriptURL: (address) => (address === "/service-worker.js" ? address : null),
  });
  // Without this, zod would probe whether it may compile code from text before any module of ours could disable that, and the browser would report each probe.
  self.__zod_globalConfig = { jitless: true };

  const page = document;
  const signs = ["pointerover", "touchstart", "focusin", "keydown"];
  const held = new Set();
  let isStarted = false;
  let isAway = false;

  const root = page.documentElement.dataset;
  let chosenZone;
  try {
    chosenZone = localStorage.getItem("zone");
    const theme = localStorage.getItem("theme");
    // A signed-in person has the same theme in every browser, and it comes with the page.
    if (theme) root.theme ||= theme;
  } catch {}

  // Hides times from a visitor (app/ui/parts.css) until they are in the visitor's zone instead of the advisor's; then shows them as they are.
  const seeTimes = () => delete root.timing;
  if (!root.zone) {
    root.timing = "";
    setTimeout(seeTimes, 4000);
  }

  // The font of the headings: used at once if it was loaded before, otherwise after the first paint. Its fallback takes the same space.
  const loadFont = async () => {
    const font = new FontFace("Newsreader", "url(/fonts/newsreader-latin-1.woff2)", { weight: "400 600" });
    page.fonts.add(await font.load());
    localStorage.setItem("font", "known");
  };
  const bringFont = () => loadFont().catch(() => {});
  const isFontKnown = (() => {
    try {
      return localStorage.getItem("font");
    } catch {}
  })();
  if (isFontKnown) bringFont();
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    setTimeout(() => {
      page.head.append(Object.assign(page.createElement("link"), { rel: "manifest", href: "/manifest.webmanifest" }));
      if (!isFontKnown) bringFont();
    }, 300);
  }).observe({ type: "paint", buffered: true });

  const start = () => {
    const handoff = page.getElementById("handoff")?.dataset;
    if (isStarted || !handoff) return;
    isStarted = true;
    for (const sign of signs) removeEventListener(sign, onSign, true);
    for (const href of handoff.preload.split(" "))
      page.head.append(Object.assign(page.createElement("link"), { rel: "modulepreload", href }));
    import(handoff.entry).catch(() => {
      isStarted = false;
      isAway = true;
      sendOnceThere();
      watch();
    });
  };
  const onSign = (event) => {
    if (event.type === "keydown" || event.target.closest?.("a,button,input,textarea,select,summary,label")) start();
  };
  const watch = () => {
    for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true });
  };

  // Shows at once that a press was registered, however long the next page or the scripts take, or that there is no connection.
  const show = (id, isShown) => {
    const note = page.getElementById(id);
    if (note) note.hidden = !isShown;
  };
  const isOffline = () => navigator.onLine === false;
  const showConnection = () => show("offline", isOffline());

  // A browser without invoker commands cannot open a dialog by itself, so the button waits for React, too.
  const replayed = "commandForElement" in HTMLButtonElement.prototype ? "[data-replay]" : "[data-replay],[commandfor]";
  let heardLater;
  const hold = (event) => {
    const target = event.target.closest?.(replayed);
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // React may be listening already; the press must run once only, when it is replayed.
    event.stopPropagation();
    held.add(target);
    heardLater = setTimeout(() => show("heard", true), 300);
    start();
  };
  // Enter in a field that submits on Enter presses the form's button once React can handle it.
  const holdEnter = (event) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing || !event.target.matches?.("textarea[data-enter]")) return;
    event.preventDefault();
    event.stopPropagation();
    held.add(event.target.form.querySelector("[type=submit]"));
    show("heard", true);
    start();
  };
  // A form submitted while offline waits on its page with everything typed, instead of giving way to the browser's error page. A file waits
  // for React, which reports any problem before the upload starts, because a server closes the connection when a file is too large.
  const waiting = new Map();
  const hasFile = (form) => !isAway && [...form.elements].some((field) => field.files?.length);
  const holdPost = (event) => {
    if (event.defaultPrevented) return;
    if (!isOffline()) {
      show("heard", true);
      if (isAway && !isThere) sendOnceThere();
      else if (!hasFile(event.target)) return;
      start();
    }
    event.preventDefault();
    event.stopPropagation();
    waiting.set(event.target, event.submitter);
  };
  const sendWaiting = () => {
    // The code that took over a chosen file may have removed the button.
    for (const [form, button] of waiting) if (!button || button.form === form) form.requestSubmit(button);
    waiting.clear();
  };
  // When scripts fail to load, the cause is often a lost connection that the browser has not noticed yet. Ask the server before giving up on the page.
  let isThere;
  const sendOnceThere = () =>
    fetch("/livez").then(
      () => {
        showConnection();
        isThere = true;
        sendWaiting();
        isThere = false;
      },
      () => {
        show("offline", true);
        setTimeout(sendOnceThere, 3000);
      },
    );
  const goOn = () => {
    showConnection();
    if (held.size > 0) start();
    sendWaiting();
  };
  // Going back to a page that React rendered before a reload changes only the address; without React, request the page.
  const addressHere = () => location.pathname + location.search;
  const drawn = addressHere();
  const goBack = () => addressHere() !== drawn && location.reload();
  // Signing out clears everything typed in this window, so that nothing is left for the next person.
  const forget = ({ target }) => {
    try {
      if (target.getAttribute("action") === "/auth/sign-out") sessionStorage.clear();
    } catch {}
  };
  addEventListener("submit", forget, true);
  addEventListener("popstate", goBack);
  addEventListener("click", hold, true);
  addEventListener("keydown", holdEnter, true);
  addEventListener("submit", holdPost, true);
  addEventListener("online", goOn);
  addEventListener("offline", showConnection);
  page.addEventListener(
    "hydrated",
    () => {
      removeEventListener("popstate", goBack);
      removeEventListener("click", hold, true);
      removeEventListener("keydown", holdEnter, true);
      removeEventListener("submit", holdPost, true);
      clearTimeout(heardLater);
      show("heard", false);
      seeTimes();
      for (const target of held) target.click();
      if (!isOffline()) sendWaiting();
    },
    { once: true },
  );

  // The search dialog is part of the page, so it opens with or without React. A page without the dialog goes to the search page.
  const isTyping = (element) => element.closest?.("input,textarea,select,[contenteditable]");
  const isSearchKey = (event) =>
    event.ctrlKey || event.metaKey ? event.key.toLowerCase() === "k" : event.key === "/" && !isTyping(event.target);
  addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.altKey || event.isComposing || !isSearchKey(event)) return;
    event.preventDefault();
    const dialog = page.getElementById("site-search");
    if (!dialog) location.assign("/search");
    else if (!dialog.open) dialog.showModal();
  });

  addEventListener("load", () => {
    // The offline copy is loaded once the page has everything it needs itself (app/ui/connection/kept-pages.ts continues from there).
    navigator.serviceWorker?.register("/service-worker.js").catch(() => {});
    // Not for people who want less motion or less data: they keep the poster.
    if (navigator.connection?.saveData || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    for (const video of page.querySelectorAll("video[data-src]")) {
      video.src = video.dataset.src;
      video.play().catch(() => {});
    }
  });

  // Where the browser supports scroll-driven animations, CSS alone makes the header compact.
  if (!CSS.supports("animation-timeline: scroll()"))
    addEventListener("scroll", () => page.documentElement.toggleAttribute("data-scrolled", scrollY > 10), { passive: true });

  const isListed = ({ dataset, value }) =>
    [...(page.getElementById(dataset.oneOf)?.options ?? [])].some((one) => one.value.toLowerCase() === value.trim().toLowerCase());
  const isFilled = (field) => (field.type === "checkbox" ? field.checked : field.dataset?.oneOf ? isListed(field) : field.value.trim());
  const isBlank = (field) => field && !isFilled(field);
  const followNeeds = (form) => {
    for (const button of form?.querySelectorAll("[data-needs]") ?? [])
      button.disabled = button.dataset.needs.split(" ").some((name) => isBlank(form.elements[name]));
  };
  const followAll = () => {
    for (const form of page.forms) followNeeds(form);
  };

  // Signed-in people have their own zone and formats; everybody else has those of the browser, or those chosen there.
  const { zone, locale } = root;
  const zoneHere = () => zone || chosenZone || Intl.DateTimeFormat().resolvedOptions().timeZone;
  // Shows '09:05' with a leading zero everywhere (app/ui/text/usual-clock.ts).
  const evenHours = (local, reads) => (/^(de|fr|it)(?!.*h1[12])/.test(reads) ? local.replace("hour=numeric", "hour=2-digit") : local);
  // A zone by its city, unless it is of no place (app/ui/text/zone-names.ts).
  const cities = Object.fromEntries((root.cities ?? "").split(";").map((pair) => pair.split("=")));
  const inWords = (timeZone) => {
    const city = timeZone.split("/").at(-1).replaceAll("_", " ");
    return cities[city] ?? city.replace(/^St /, "St. ");
  };
  const sayZone = (words, timeZone) =>
    /^(Etc|UTC|GMT)/.test(timeZone)
      ? words.replace(/\+0$/, "")
      : words.replace(/((GMT|UTC)[+\u2212-][\d:]+|[A-Z]+)$/, `(${inWords(timeZone)})`);
  const showTimes = (times) => {
    const timeZone = zoneHere();
    const { lang } = page.documentElement;
    // The clock and date order that are usual in the viewer's region (app/ui/text/usual-clock.ts).
    const usual = lang !== "en" ? lang : /^Eu/.test(timeZone) ? "en-AU-u-hc-h23" : /^(A[fsu]|In)/.test(timeZone) ? "en-AU" : lang;
    const reads = locale || usual;
    const formatters = {};
    for (const time of times) {
      const { local } = time.dataset;
      formatters[local] ??= new Intl.DateTimeFormat(reads, {
        ...Object.fromEntries(new URLSearchParams(evenHours(local, reads))),
        timeZone,
      });
      const plain = formatters[local].format(new Date(time.dateTime));
      const words = reads.startsWith("fr") ? plain.replace(/(?<![\d:,.])1(?= \p{L})/u, "1er") : plain;
      // No line ends between a time and its 'PM' (app/ui/text/unbroken-times.ts).
      time.textContent = (local.includes("Zone") ? sayZone(words, timeZone) : words).replace(/(:\d\d) /, "$1\xa0");
    }
  };
  // Loading the browser's tables of zones and formats takes longer than everything else here, so it is a separate step before the times are written.
  const bringTimes = () => {
    const times = page.querySelectorAll("time[data-local]");
    if (times.length === 0 && !page.querySelector("[data-zoned]")) return seeTimes();
    setTimeout(() => {
      Intl.DateTimeFormat();
      setTimeout(() => {
        showTimes(times);
        const isOther = [...page.querySelectorAll("[data-zoned]")].some(({ dataset }) => dataset.zoned !== zoneHere());
        // A calendar whose days differ in this zone: React renders it again at once.
        if (isOther) start();
        else seeTimes();
      });
    });
  };

  const ready = () => {
    // Shows a visitor the amounts in their own currency as well.
    if (page.querySelector("[data-approx]")) import("/own-currency.js");
    // Keeps what is being written across a reload that happens before React starts.
    if (page.querySelector("textarea, [data-kept]")) import("/drafts.js");
    for (const field of page.querySelectorAll("input[data-zone]")) field.value ||= zoneHere();
    for (const name of page.querySelectorAll("span[data-zone]")) name.textContent = inWords(zoneHere());
    bringTimes();
    followAll();
    for (const change of ["input", "change"]) page.addEventListener(change, (event) => followNeeds(event.target.form));
    addEventListener("pageshow", () => {
      followAll();
      show("heard", false);
    });
    showConnection();
    if (page.getElementById("handoff")?.dataset.when === "load") start();
    else watch();
  };
  if (page.readyState === "loading") page.addEventListener("DOMContentLoaded", ready);
  else ready();
})();
