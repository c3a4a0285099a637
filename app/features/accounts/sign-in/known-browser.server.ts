import { keyedHash } from "#app/platform/secret.server";

/** How many accounts one browser stays known to: those that were signed in to last. */
const MOST_ACCOUNTS = 4;
const ID_BYTES = 16;
const MARK_BYTES = 16;
const IS_ID = /^[\w-]{22}$/;

/** What only this site can write: that the browser of this number was signed in to the account of an address. */
const markOf = (id: string, email: string) => keyedHash(`known browser ${id} ${email}`).subarray(0, MARK_BYTES).toString("base64url");

const partsOf = (kept: string) => {
  const [id = "", ...marks] = kept.slice(0, 500).split(".");
  return { id, marks };
};

/**
 * The number of a browser that was signed in to the account of an address before, by what it keeps; null for every other. It opens nothing: it is what
 * tells its owner's wrong passwords from a stranger's.
 */
export function knownBrowser(kept: string, email: string): string | null {
  const { id, marks } = partsOf(kept);
  return IS_ID.test(id) && marks.includes(markOf(id, email)) ? id : null;
}

/** What a browser keeps from now on that has just been signed in to the account of an address. */
export function browserKnownTo(kept: string, email: string): string {
  const { id: former, marks } = partsOf(kept);
  const isKept = IS_ID.test(former);
  const id = isKept ? former : Buffer.from(crypto.getRandomValues(new Uint8Array(ID_BYTES))).toString("base64url");
  const mark = markOf(id, email);
  const others = isKept ? marks.filter((other) => other !== mark && IS_ID.test(other)) : [];
  return [id, mark, ...others].slice(0, 1 + MOST_ACCOUNTS).join(".");
}
