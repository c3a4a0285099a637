import type { Consultation } from "../life/consultation";

/** Whether the client contests a completion by the advisor, saying the advisor did not come, and no admin has decided yet. */
export const isContested = ({ status, closedBy, saidAbsent }: Pick<Consultation, "status" | "closedBy" | "saidAbsent">): boolean =>
  status === "completed" && closedBy === "advisor" && saidAbsent !== null;
