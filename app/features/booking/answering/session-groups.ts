/** What an advisor's consultations are told apart by, in the order in which they are dealt with. */
export const SESSION_GROUPS = ["waiting", "proposed", "upcoming", "toConfirm", "completed", "cancelled", "noShow", "notAgreed"] as const;
export type SessionGroup = (typeof SESSION_GROUPS)[number];

/** The group that an address asks for by ?state=; null for all of them. */
export const readGroup = ({ searchParams }: URL): SessionGroup | null =>
  SESSION_GROUPS.find((group) => group === searchParams.get("state")) ?? null;
