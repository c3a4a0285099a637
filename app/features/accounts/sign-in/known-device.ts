const VERSION = /[\d._]+/g;

/** What of a user agent stays the same when the browser updates itself. */
export const deviceTraits = (userAgent: string) => userAgent.replaceAll(VERSION, "");

/** A device that was not seen for so long is a new one again. */
export const KNOWN_DEVICE_DAYS = 365;
