// The one inline script of every page: a constant of the build, so that the content security policy can name its hash and a page can be kept.
// It sets the theme before the first paint, puts times into the viewer's zone, keeps buttons disabled that need an answer first,
// and brings React on the first sign of intent. Clicks on [data-replay] before that are held and replayed once. Ctrl-K, Cmd-K and / open
// the search, and videos begin once the page is usable.
(() => {
  // The whole policy of what may become markup (docs/security.md): text without a tag, and the empty tag by which React makes a script element. No
  // text becomes code, or the address of any but the site's own worker, and nobody can make another policy.
  self.trustedTypes?.createPolicy("default", {
    createHTML: (text) => (text === "<script></script>" || !text.includes("<") ? text : null),
    createScriptURL: (address) => (address === "/service-worker.js" ? address : null),
  });
  // zod would try whether it may make code out of text, before any module of ours could tell it not to: the browser would report each try.
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
    // A signed-in person has one on every browser, and the page comes with it.
    if (theme) root.theme ||= theme;
  } catch {}

  // A visitor's times are not seen before they are in the visitor's zone (app/ui/parts.css), as they come in the advisor's; then as they are.
  const seeTimes = () => delete root.timing;
  if (!root.zone) {
    root.timing = "";
    setTimeout(seeTimes, 4000);
  }

  // The headings' font: at once where it was loaded before, else after the first paint. Its stand-in takes the same room.
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

  // Whoever presses sees at once that it was heard, however long the next page or the scripts take; and without a connection, that there is none.
  const show = (id, isShown) => {
    const note = page.getElementById(id);
    if (note) note.hidden = !isShown;
  };
  const isOffline = () => navigator.onLine === false;
  const showConnection = () => show("offline", isOffline());

  // A browser without invoker commands cannot open a dialog by itself: then its button waits for React too.
  const replayed = "commandForElement" in HTMLButtonElement.prototype ? "[data-replay]" : "[data-replay],[commandfor]";
  let heardLater;
  const hold = (event) => {
    const target = event.target.closest?.(replayed);
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // React may be listening already: the press is done once, when it is replayed.
    event.stopPropagation();
    held.add(target);
    heardLater = setTimeout(() => show("heard", true), 300);
    start();
  };
  // Enter in a field that sends by Enter presses its form's button, once React can answer it.
  const holdEnter = (event) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing || !event.target.matches?.("textarea[data-enter]")) return;
    event.preventDefault();
    event.stopPropagation();
    held.add(event.target.form.querySelector("[type=submit]"));
    show("heard", true);
    start();
  };
  // What is sent without a connection waits on its page, with all that is typed, where the browser would put its own page in place of it. A file waits for
  // React, who says of it whatever there is to say before it goes on its way: a server ends the connection of one that is too large.
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
    // What took over a file that was chosen may have taken the button away.
    for (const [form, button] of waiting) if (!button || button.form === form) form.requestSubmit(button);
    waiting.clear();
  };
  // Whose scripts do not come has often no connection, which the browser does not know yet: the server is asked before a page is given up.
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
  // Back to a page that React drew before a reload changes the address alone: without React the page is asked for.
  const addressHere = () => location.pathname + location.search;
  const drawn = addressHere();
  const goBack = () => addressHere() !== drawn && location.reload();
  // Whoever signs out leaves nothing that was typed in the window to whoever comes next.
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

  // The search dialog stands in the page, so it opens with React and without. Where there is none, the search has a page.
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
    // What there is without a connection comes once the page has all that it needs itself (app/ui/connection/kept-pages.ts goes on from there).
    navigator.serviceWorker?.register("/service-worker.js").catch(() => {});
    // Not for those who want less motion or fewer bytes: they keep the poster.
    if (navigator.connection?.saveData || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    for (const video of page.querySelectorAll("video[data-src]")) {
      video.src = video.dataset.src;
      video.play().catch(() => {});
    }
  });

  // The header grows compact by CSS alone where the browser can tie an animation to scrolling.
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

  // The signed-in have a zone and formats of their own; everybody else has that of the browser, or what was chosen there.
  const { zone, locale } = root;
  const zoneHere = () => zone || chosenZone || Intl.DateTimeFormat().resolvedOptions().timeZone;
  // '09:05' wherever it stands (app/ui/text/usual-clock.ts).
  const evenHours = (local, reads) => (/^(de|fr|it)(?!.*h1[12])/.test(reads) ? local.replace("hour=numeric", "hour=2-digit") : local);
  // A zone as people say it, and where the language has no name for it, its city (app/ui/text/zone-names.ts).
  const cities = Object.fromEntries((root.cities ?? "").split(";").map((pair) => pair.split("=")));
  const inWords = (timeZone) => {
    const city = timeZone.split("/").at(-1).replaceAll("_", " ");
    return cities[city] ?? city.replace(/^St /, "St. ");
  };
  const placeOf = (timeZone) => {
    if (/^Etc/.test(timeZone)) return "$&";
    return timeZone === "Europe/London" ? "BST" : `(${inWords(timeZone)})`;
  };
  const showTimes = (times) => {
    const timeZone = zoneHere();
    const { lang } = page.documentElement;
    // The usual clock and order of where one is (app/ui/text/usual-clock.ts).
    const usual = lang !== "en" ? lang : /^Eu/.test(timeZone) ? "en-AU-u-hc-h23" : /^(A[fsu]|In)/.test(timeZone) ? "en-AU" : lang;
    const reads = locale || usual;
    const formatters = {};
    const place = placeOf(timeZone);
    for (const time of times) {
      const { local } = time.dataset;
      formatters[local] ??= new Intl.DateTimeFormat(reads, {
        ...Object.fromEntries(new URLSearchParams(evenHours(local, reads))),
        timeZone,
      });
      const plain = formatters[local].format(new Date(time.dateTime)).replace(/\+0$/, "");
      const words = reads.startsWith("fr") ? plain.replace(/(?<![\d:,.])1(?= \p{L})/u, "1er") : plain;
      time.textContent = words.replace(/(GMT|UTC)[+\u2212-][\d:]+$/, place);
    }
  };
  // The browser's tables of zones and formats take longer to read than all else here: they are read for themselves, then the times are written.
  const bringTimes = () => {
    const times = page.querySelectorAll("time[data-local]");
    if (times.length === 0 && !page.querySelector("[data-zoned]")) return seeTimes();
    setTimeout(() => {
      Intl.DateTimeFormat();
      setTimeout(() => {
        showTimes(times);
        const isOther = [...page.querySelectorAll("[data-zoned]")].some(({ dataset }) => dataset.zoned !== zoneHere());
        // A calendar of days that are others here: React draws it anew at once.
        isOther ? start() : seeTimes();
      });
    });
  };

  const ready = () => {
    // A visitor's amounts, in their own currency as well.
    if (page.querySelector("[data-approx]")) import("/own-currency.js");
    // What is being written outlives a reload that comes before React.
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
