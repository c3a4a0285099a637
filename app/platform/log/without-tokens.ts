/** A text without what makes its links work: that is for the one who was mailed, and would let anybody in as them. Links may stand in what others answer, too. */
export const withoutTokens = (text: string) => text.replaceAll(/([?&]token=)[^\s&#]+/g, "$1…");

const ADDRESS = /[^\s"<>()[\],;:/=&?]{1,64}@(?:[\w-]{1,63}\.){1,8}[a-z]{2,24}/gi;

/** A text without email addresses, and without the password of an address of a service, which stands before an @ as well. */
export const withoutAddresses = (text: string) => text.replaceAll(ADDRESS, "…@…");
