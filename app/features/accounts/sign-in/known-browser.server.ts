import { keyedHash } from "#app/platform/secret.server";

/** Accounts that one browser is remembered for: the last ones signed in to. */
const MAX_ACCOUNTS = 4;
const ID_BYTES = 16;
const MARK_BYTES = 16;
const IS_ID = /^[\w-]{22}$/;

/** A keyed hash that only this site can make: the browser with this id was signed in to the account of this address. */
const markOf = (id: string, email: string) => keyedHash(`known browser ${id} ${email}`).subarray(0, MARK_BYTES).toString("base64url");

const partsOf = (kept: string) => {
  const [id = "", ...marks] = kept.slice(0, 500).split(".");
  return { id, marks };
};

/**
 * Returns the id of a browser that was signed in to this account before, from its cookie; null for any other. It grants nothing: it only
 * separates the owner's wrong passwords from a stranger's.
 */
export function knownBrowser(kept: string, email: string): string | null {
  const { id, marks } = partsOf(kept);
  return IS_ID.test(id) && marks.includes(markOf(id, email)) ? id : null;
}

/** Returns the new cookie value of a browser that has just signed in to the account of an address. */
export function browserKnownTo(kept: string, email: string): string {
  const { id: former, marks } = partsOf(kept);
  const isKept = IS_ID.test(former);
  const id = isKept ? former : Buffer.from(crypto.getRandomValues(new Uint8Array(ID_BYTES))).toString("base64url");
  const mark = markOf(id, email);
  const others = isKept ? marks.filter((other) => other !== mark && IS_ID.test(other)) : [];
  return [id, mark, ...others].slice(0, 1 + MAX_ACCOUNTS).join(".");
}
