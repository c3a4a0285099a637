import type pg from "pg";

/** Returns connection settings as a URL for DATABASE_URL. */
export const urlOf = ({ host, port, user, password, database }: pg.ClientConfig) =>
  `postgres://${user}${password ? `:${password}` : ""}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? "")}`;
