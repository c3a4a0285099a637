/** How an advisor is paid out: outside the site, or through the provider once they have said where to. */
export type PayoutWay = "outside" | "missing" | "unfinished" | "ready";
