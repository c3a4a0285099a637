import type { ListedConsultation } from "./listed-consultation";

type Said = Pick<ListedConsultation, "absence" | "clientName" | "advisorName">;

/** What both sides say of who was there, in lines; nothing where nobody says anything. */
export function absenceInWords(
  { absence, clientName, advisorName }: Said,
  t: (key: string, values: Record<string, string>) => string,
): string {
  if (!absence) return "";
  const [absent, other] = absence.of === "client" ? [clientName, advisorName] : [advisorName, clientName];
  const said = t(absence.isDenied ? "dashboard.absenceToDecide" : "dashboard.absenceAsked", { absent, other });
  return [said, absence.words, absence.reply].filter(Boolean).join("\n");
}
