/** A text without what makes its links work: that is for the one who was mailed, and would let anybody in as them. Links may stand in what others answer, too. */
export const withoutTokens = (text: string) => text.replaceAll(/([?&]token=)[^\s&#]+/g, "$1…");
