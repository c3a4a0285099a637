/** Groups of an advisor's consultations, in the order in which they are dealt with. */
export const SESSION_GROUPS = ["waiting", "proposed", "upcoming", "toConfirm", "completed", "cancelled", "noShow", "notAgreed"] as const;
export type SessionGroup = (typeof SESSION_GROUPS)[number];

/** Parses the group from ?state=; null for all groups. */
export const readGroup = ({ searchParams }: URL): SessionGroup | null =>
  SESSION_GROUPS.find((group) => group === searchParams.get("state")) ?? null;
