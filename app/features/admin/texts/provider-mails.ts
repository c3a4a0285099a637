import { type MailShape, mailOf } from "./mail-shape";

const mail = (text: string, subject = "refusedSubject", action = "paymentAction"): MailShape =>
  mailOf({ room: "money", subject, paragraphs: [text], action, closing: "paymentClosing" });

/** Mails about what the payment provider refuses, and what happens there: to the sides of a consultation, and to admins. */
export const PROVIDER_MAILS = {
  sides: [
    ...["clientRefusedText", "advisorRefusedText"].map((text) => mail(text)),
    mail("clientRefundRefusedText", "refundRefusedSubject"),
    mail("advisorTransferRefusedText", "transferRefusedSubject", "payoutAction"),
    mail("advisorDisputedText", "disputedSubject"),
    mail("advisorDisputeKeptText", "disputeKeptSubject"),
    ...["disputeLostSubject", "sentBackElsewhereSubject"].map((subject) => mail("advisorSentBackText", subject)),
    mail("returnedText", "sentBackElsewhereSubject"),
  ],
  admins: [
    mail("adminRefusedText"),
    mail("adminRefundRefusedText", "refundRefusedSubject"),
    ...["releaseRefused", "endCheckoutRefused", "disputed", "disputeKept", "disputeLost", "sentBackElsewhere"].map((how) =>
      mail(`${how}Text`, `${how}Subject`),
    ),
    mail("adminTransferRefusedText", "transferRefusedSubject", "payoutsAction"),
  ],
};
