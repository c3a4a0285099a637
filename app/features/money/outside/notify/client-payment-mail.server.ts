import type { Connection } from "#app/db/client.server";
import { sendAccountEmail } from "#app/features/accounts/emails.server";
import { readerFormats } from "#app/features/accounts/reader/reader-formats.server";
import { writtenMoment } from "#app/features/accounts/reader/written-moment.server";
import { UNDO_SECONDS } from "#app/features/audit/limits";
import { type Translator, translatorFor } from "#app/languages/all-texts.server";
import type { Language } from "#app/languages/languages";
import { nameIn } from "#app/languages/shown-texts";
import { siteName } from "#app/platform/brand/current-brand.server";
import { siteLink } from "#app/platform/origin.server";
import type { OutsideStanding } from "../outside";
import { type OutsidePayment, standingOfPayment } from "../outside-payment.server";
import { payByWord } from "../pay-by";
import { paymentReference } from "../payment-reference";
import { paymentSums } from "../payment-sums";
import { mailedPayment } from "./mailed-payment.server";
import type { PaymentUpdate } from "./payment-update";

interface Told extends PaymentUpdate {
  to: string;
  named: readonly string[];
  advisorName: (language: Language) => string;
  /** Formats an amount for the client. */
  money: (minor: number) => string;
  /** How long the email is delayed; by default as long as the step can be undone. */
  waitSeconds?: number;
}

type Fact = [label: string, value: string];

/**
 * Emails a client what has happened to their payment. While anything is due, it repeats the details of the first email: how much, where to, which reference and
 * by when. Of an excess it says that it goes back.
 */
export async function mailClient(connection: Connection, of: OutsidePayment, told: Told, now: Date): Promise<void> {
  const { how, amount, round, to, named, advisorName, money } = told;
  const { id, clientId, topicName, scheduledTime } = of.consultation;
  const standing = standingOfPayment(of);
  const { open, here, toReturn, marked, unmarked } = standing;
  const reader = await readerFormats(connection, clientId);
  const isPart = how === "arrived" && open > 0;
  const isAsked = unmarked > 0 && (isPart || how === "due" || how === "missing" || how === "unconfirmed");
  // What they have marked as paid, still unconfirmed, must not be paid again.
  const isLookedFor = marked > 0 && (isPart || how === "unconfirmed");
  const { howToPay, code } = await mailedPayment(connection, of.consultation, reader.language);
  const payBy = isAsked && of.consultation.status === "accepted" ? payByWord(scheduledTime, now) : null;
  const text = isPart && isAsked ? "arrivedPartText" : how === "missing" && open === 0 ? "missingNothingDueText" : (`${how}Text` as const);
  const isCancelled = of.consultation.status === "cancelled";
  const isComing = how === "arrived";
  const subject = isPart ? subjectOfPart(isAsked) : subjectOfWhole(how, isCancelled && toReturn > 0);
  const cancelled = isCancelled ? "yes" : "no";
  const amounts = {
    amount: money(amount),
    open: money(marked > 0 ? unmarked : open),
    here: money(here),
    total: money(here + open),
    back: money(toReturn),
  };
  const { waitSeconds = undoSecondsOf(how) } = told;
  await sendAccountEmail(
    connection,
    { kind: "payment_update", id: `${id}-${how}-${round}`, to, named, attachments: isAsked && code ? [code.file] : [], waitSeconds },
    "money",
    (t, language) => {
      const values = { ...amounts, name: advisorName(language), topic: nameIn(language, topicName) };
      const reference: Fact = [t("reference"), paymentReference(of.payment.number)];
      // What is still due is listed below, with how to pay it.
      const sums = paymentSums({ ...standing, open: isAsked || isLookedFor ? 0 : open, returned: of.payment.returned });
      const paid: Fact[] = [
        [translatorFor(language, "booking")("emailPrice"), money(of.consultation.totalPrice)],
        ...sums.map(([label, minor]): Fact => [t(label), money(minor)]),
      ];
      return {
        subject: t(subject, values),
        paragraphs: [
          t(text, { ...values, cancelled }),
          ...(isLookedFor ? [t("stillLookedFor", { said: money(marked) })] : []),
          ...(payBy ? [t(payBy, { time: writtenMoment(scheduledTime, reader) })] : []),
          ...(isComing ? ofArrival(t, standing, { isCancelled, money }) : []),
        ],
        facts: [...paid, ...(isAsked ? [[t("stillDue"), money(unmarked)] satisfies Fact, ...howToPay] : [reference])],
        picture: isAsked ? code?.picture : undefined,
        action:
          how === "arrived" && !isPart
            ? { label: t("receipt"), url: siteLink(`/consultations/${id}/receipt`) }
            : { label: t("paymentAction"), url: siteLink(`/consultations/${id}`) },
        closing: t("paymentClosing", { site: siteName() }),
      };
    },
  );
}

/** As long as an arrival or a return can be undone. */
const undoSecondsOf = (how: Told["how"]) => (how === "arrived" || how === "returned" ? UNDO_SECONDS : 0);

/** How much of the money that arrived is due despite the cancellation, and how much goes back. */
function ofArrival(
  t: Translator<"money">,
  { due, toReturn }: OutsideStanding,
  { isCancelled, money }: { isCancelled: boolean; money: Told["money"] },
) {
  const back = money(toReturn);
  if (isCancelled && due === 0) return [t("cancelledNothingDue", { back })];
  return [...(isCancelled ? [t("cancelledKept", { due: money(due) })] : []), ...(toReturn > 0 ? [t("arrivedOver", { amount: back })] : [])];
}

const subjectOfPart = (isAsked: boolean) => (isAsked ? "arrivedPartSubject" : "arrivedSomeSubject");

const subjectOfWhole = (how: Told["how"], goesBack: boolean) =>
  how === "arrived" && goesBack ? "arrivedBackSubject" : (`${how}Subject` as const);
