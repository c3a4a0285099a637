const MAX_ADDRESS_LENGTH = 2000;

export type AddressProblem = "calendar.addressNeeded" | "calendar.addressUnreadable" | "calendar.addressNotSecure";

/** Parses the URL of a calendar as pasted: 'webcal:' means https, the only scheme ever used (decisions.md 3). */
export function readFeedAddress(text: string): { ok: true; address: string; host: string } | { ok: false; reason: AddressProblem } {
  const typed = text.trim();
  if (typed === "") return { ok: false, reason: "calendar.addressNeeded" };
  const url = URL.parse(typed.replace(/^webcals?:/i, "https:"));
  if (!url || typed.length > MAX_ADDRESS_LENGTH || url.hostname === "") return { ok: false, reason: "calendar.addressUnreadable" };
  if (url.protocol === "http:") return { ok: false, reason: "calendar.addressNotSecure" };
  if (url.protocol !== "https:" || url.username !== "" || url.password !== "") return { ok: false, reason: "calendar.addressUnreadable" };
  url.hash = "";
  return { ok: true, address: url.href, host: url.hostname };
}
