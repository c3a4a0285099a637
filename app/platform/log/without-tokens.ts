/** Removes the tokens of links from a text: they let anybody sign in as the mail's recipient. Other servers' answers may quote them, too. */
export const withoutTokens = (text: string) => text.replaceAll(/([?&]token=)[^\s&#]+/g, "$1…");

const ADDRESS = /[^\s"<>()[\],;:/=&?]{1,64}@(?:[\w-]{1,63}\.){1,8}[a-z]{2,24}/gi;

/** Removes email addresses from a text, and the password in a service's URL, which also precedes an @. */
export const withoutAddresses = (text: string) => text.replaceAll(ADDRESS, "…@…");
