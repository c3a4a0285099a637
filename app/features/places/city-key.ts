/** Under which a language has what it calls a city among its names: a person may be called Florence, too. */
export const cityKey = (english: string) => `@${english}`;
