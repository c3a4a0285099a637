/** Whether a browser prefetches a page that nobody looks at yet. */
export const isAheadOfTime = (request: Request) => request.headers.get("sec-purpose")?.includes("prefetch") ?? false;
