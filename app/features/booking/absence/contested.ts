import type { Consultation } from "../life/consultation";

/** Whether the client says of what the advisor completed that the advisor did not come, and no admin has decided yet. */
export const isContested = ({ status, closedBy, saidAbsent }: Pick<Consultation, "status" | "closedBy" | "saidAbsent">): boolean =>
  status === "completed" && closedBy === "advisor" && saidAbsent !== null;
