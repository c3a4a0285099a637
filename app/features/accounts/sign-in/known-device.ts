const VERSION = /[\d._]+/g;

/** Returns the user agent without its version numbers, so that it survives browser updates. */
export const deviceTraits = (userAgent: string) => userAgent.replaceAll(VERSION, "");

/** A device not seen for this long counts as new again. */
export const KNOWN_DEVICE_DAYS = 365;
