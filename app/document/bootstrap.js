// The one inline script of every page: a constant of the build, so that the content security policy can name its hash and a page can be cached.
// It sets the theme before the first paint, puts times into the viewer's zone, keeps buttons disabled that need an answer first,
// and brings React on the first sign of intent. Clicks on [data-replay] before that are held and replayed once.
((
  d,
  root = d.documentElement,
  started = 0,
  held = [],
  events = ["pointerover", "touchstart", "focusin", "keydown"],
  handoff = () => d.getElementById("handoff")?.dataset,
  start = (s = handoff()) => {
    if (started || !s) return;
    started = 1;
    listen(removeEventListener);
    for (let href of s.preload.split(" ")) d.head.append(Object.assign(d.createElement("link"), { rel: "modulepreload", href }));
    import(s.entry).catch(() => {
      started = 0;
      listen(addEventListener);
    });
  },
  intent = (e) => {
    (e.type == "keydown" || e.target.closest?.("a,button,input,textarea,select,summary,label")) && start();
  },
  listen = (how) => events.map((name) => how(name, intent, { capture: true, passive: true })),
  hold = (e) => {
    let t = e.target.closest?.("[data-replay]");
    t && (e.preventDefault(), held.push(t), start());
  },
  needs = (form) => {
    for (let button of form?.querySelectorAll("[data-needs]") ?? [])
      button.disabled = button.dataset.needs.split(" ").some((name) => {
        let field = form.elements[name];
        return field && !(field.type == "checkbox" ? field.checked : field.value.trim());
      });
  },
  ready = () => {
    let s = handoff(),
      zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    for (let t of d.querySelectorAll("time[data-local]"))
      t.textContent = new Date(t.dateTime).toLocaleString(root.lang, { ...JSON.parse(t.dataset.local), timeZone: zone });
    for (let field of d.querySelectorAll("input[data-zone]")) field.value ||= zone;
    for (let form of d.forms) needs(form);
    d.addEventListener("input", (e) => needs(e.target.form));
    d.addEventListener("change", (e) => needs(e.target.form));
    addEventListener("pageshow", () => [...d.forms].map(needs));
    if (!s) return;
    s.when == "load" ? start() : listen(addEventListener);
  },
) => {
  try {
    let theme = localStorage.getItem("theme");
    theme && (root.dataset.theme = theme);
  } catch {}
  addEventListener("click", hold, true);
  d.addEventListener(
    "hydrated",
    () => {
      removeEventListener("click", hold, true);
      for (let t of new Set(held)) t.click();
    },
    { once: true },
  );
  d.readyState == "loading" ? d.addEventListener("DOMContentLoaded", ready) : ready();
})(document);
