// Keeps what is being written until React is there, which goes on with it (app/ui/fields/kept-words.ts): a reload at once loses none of it.
const boxes = document.querySelectorAll("textarea[data-kept]");

const keep = ({ dataset, value }) => {
  try {
    if (value) sessionStorage.setItem(dataset.kept, value);
    else sessionStorage.removeItem(dataset.kept);
  } catch {}
};

const bringBack = (box) => {
  try {
    box.value = sessionStorage.getItem(box.dataset.kept) ?? "";
  } catch {}
  // Its button follows what stands in the box.
  if (box.value) box.dispatchEvent(new Event("input", { bubbles: true }));
};

for (const box of boxes) {
  // What was typed before this file came is a draft, too.
  if (box.value) keep(box);
  else bringBack(box);
  box.addEventListener("input", () => keep(box));
  // What is sent is no draft any more. Heard after React, which keeps what it sends itself until it is taken.
  addEventListener("submit", (event) => {
    if (event.target === box.form && !event.defaultPrevented) keep({ dataset: box.dataset, value: "" });
  });
}
