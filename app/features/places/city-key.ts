/** Key of a city's name in a language's table of names; prefixed because a person may be called Florence, too. */
export const cityKey = (english: string) => `@${english}`;
