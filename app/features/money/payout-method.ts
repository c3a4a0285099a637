/** How an advisor is paid out: outside the site, or through the provider once their account there is ready. */
export type PayoutMethod = "outside" | "missing" | "unfinished" | "ready";
