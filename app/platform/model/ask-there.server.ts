/**
 * Asks the server of a setting and no other: with a redirect what people say, and Anthropic's key, would go on to wherever its answer leads, on the
 * inner network too.
 */
export const askThere: typeof fetch = (input, init) => fetch(input, { ...init, redirect: "error" });
