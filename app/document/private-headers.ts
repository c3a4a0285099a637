/** Pages that let somebody in tell no other site where they were. Not `no-referrer`: with it a browser posts their own forms with `Origin: null`. */
const ownReferrer = { "referrer-policy": "same-origin" };

/** Pages with a link's token, or with what is known of somebody, are never kept either. */
export const privateHeaders = { ...ownReferrer, "cache-control": "no-store" };

type OfAction = { actionHeaders: Headers };

/** For the `headers` of /auth itself, which shows those without a cookie nothing of anybody: with what the action said about coming back. */
export function withOwnReferrer({ actionHeaders }: OfAction) {
  const retryAfter = actionHeaders.get("retry-after");
  return { ...ownReferrer, ...(retryAfter && { "retry-after": retryAfter }) };
}

/** For the `headers` of the other pages that let somebody in. */
export const withPrivateHeaders = (given: OfAction) => ({ ...withOwnReferrer(given), ...privateHeaders });
