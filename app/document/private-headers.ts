/** Sign-in pages reveal their address to no other site. Not `no-referrer`: with it a browser posts their own forms with `Origin: null`. */
const ownReferrer = { "referrer-policy": "same-origin" };

/** Pages with a link's token, or with personal data, are never cached either. */
export const privateHeaders = { ...ownReferrer, "cache-control": "no-store" };

type OfAction = { actionHeaders: Headers };

/** For the `headers` of /auth itself, which shows visitors without a cookie no personal data: adds what the action returned about retrying. */
export function withOwnReferrer({ actionHeaders }: OfAction) {
  const retryAfter = actionHeaders.get("retry-after");
  return { ...ownReferrer, ...(retryAfter && { "retry-after": retryAfter }) };
}

/** For the `headers` of the other sign-in pages. */
export const withPrivateHeaders = (given: OfAction) => ({ ...withOwnReferrer(given), ...privateHeaders });
