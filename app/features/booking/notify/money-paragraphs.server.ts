import { writtenMoment } from "#app/features/accounts/reader/written-moment.server";
import type { MailedPayment } from "#app/features/money/outside/mailed-payment.server";
import type { OutsideView } from "#app/features/money/outside/outside-view";
import { translatorFor } from "#app/languages/all-texts.server";
import { HOUR_MS } from "#app/platform/durations";
import { NEAR_HOURS } from "../deadlines";
import type { Side } from "../life/consultation";
import type { ConsultationUpdate } from "./consultation-update.server";
import { mailedMoney } from "./mailed-money.server";
import type { Party } from "./parties.server";

interface Told extends Pick<ConsultationUpdate, "consultation" | "step" | "now"> {
  side: Side;
  reader: Party;
  payment: MailedPayment;
}

/** Steps that end what was agreed. */
const ENDINGS: readonly ConsultationUpdate["step"][] = ["cancel", "cancelAsAdmin", "admitNoShow", "letNoShowStand", "recordNoShow"];

/** What a mail tells a client who pays outside the site: by when, where it says how; and at an end what goes back of their money, or stays due. */
export function moneyParagraphs({ consultation, step, now, side, reader, payment: { howToPay, view } }: Told): string[] {
  if (side !== "client" || !view) return [];
  if (ENDINGS.includes(step)) return leftOver(view, consultation.currency, reader);
  if (step !== "accept" || howToPay.length === 0) return [];
  const { scheduledTime } = consultation;
  const isSoon = scheduledTime.getTime() - now.getTime() <= NEAR_HOURS * HOUR_MS;
  const time = writtenMoment(scheduledTime, reader);
  return [translatorFor(reader.language, "money")(isSoon ? "awaitingSoon" : "awaitingBy", { time })];
}

function leftOver({ stage, open, toReturn, markedAt, reference }: OutsideView, currency: string, reader: Party): string[] {
  const t = translatorFor(reader.language, "money");
  const sums = { open: mailedMoney(open, currency, reader), amount: mailedMoney(toReturn, currency, reader) };
  if (stage === "marked" && markedAt)
    return [t(open > 0 ? "markedOver" : "markedNothingDue", { ...sums, time: writtenMoment(markedAt, reader) })];
  if (stage === "awaiting") return [t("awaitingOver", { ...sums, reference })];
  if (stage === "toReturn") return [t("mailedBack", sums)];
  return stage === "nothing" ? [t("nothingState")] : [];
}
