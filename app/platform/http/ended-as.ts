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

/** The value to throw to end a request without a response of its own, with the status text: React Router calls any without one an 'Internal Server Error'. */
export const endedAs = (status: keyof typeof WORDS) => data(null, { status, statusText: WORDS[status] });
