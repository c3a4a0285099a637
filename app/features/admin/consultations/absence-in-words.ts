import type { ListedConsultation } from "./listed-consultation";

type Said = Pick<ListedConsultation, "absence" | "clientName" | "advisorName">;

/** Returns what both sides say about who was absent, as lines; empty when neither has reported anything. */
export function absenceInWords(
  { absence, clientName, advisorName }: Said,
  t: (key: string, values: Record<string, string>) => string,
): string {
  if (!absence) return "";
  const [absent, other] = absence.of === "client" ? [clientName, advisorName] : [advisorName, clientName];
  const said = t(absence.isDenied ? "dashboard.absenceToDecide" : "dashboard.absenceAsked", { absent, other });
  return [said, absence.words, absence.reply].filter(Boolean).join("\n");
}
