import { data } from "react-router";

const WORDS = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  410: "Gone",
  413: "Content Too Large",
  429: "Too Many Requests",
  503: "Service Unavailable",
} as const;

/** What is thrown to end a request that has no answer of its own, with the words of its status: React Router calls whatever has none an 'Internal Server Error'. */
export const endedAs = (status: keyof typeof WORDS) => data(null, { status, statusText: WORDS[status] });
