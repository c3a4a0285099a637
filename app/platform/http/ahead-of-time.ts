/** Whether a browser asks for a page that nobody looks at yet: it may be the next one. */
export const isAheadOfTime = (request: Request) => request.headers.get("sec-purpose")?.includes("prefetch") ?? false;
