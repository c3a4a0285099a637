const toAdmins = <Subject extends string, Text extends string>(subject: Subject, admin: Text) =>
  ({ subject, client: null, advisor: null, admin }) as const;

/** Texts of the mails about what happened to a payment at the provider, by whom they are for; null for a side that is not told. */
export const PROVIDER_NEWS = {
  refused: { subject: "refusedSubject", client: "clientRefusedText", advisor: "advisorRefusedText", admin: "adminRefusedText" },
  refundRefused: {
    subject: "refundRefusedSubject",
    client: "clientRefundRefusedText",
    advisor: null,
    admin: "adminRefundRefusedText",
  },
  releaseRefused: toAdmins("releaseRefusedSubject", "releaseRefusedText"),
  endCheckoutRefused: toAdmins("endCheckoutRefusedSubject", "endCheckoutRefusedText"),
  disputed: { ...toAdmins("disputedSubject", "disputedText"), advisor: "advisorDisputedText" },
  disputeKept: { ...toAdmins("disputeKeptSubject", "disputeKeptText"), advisor: "advisorDisputeKeptText" },
  disputeLost: { ...toAdmins("disputeLostSubject", "disputeLostText"), advisor: "advisorSentBackText" },
  sentBackElsewhere: {
    subject: "sentBackElsewhereSubject",
    client: "returnedText",
    advisor: "advisorSentBackText",
    admin: "sentBackElsewhereText",
  },
} as const;
