import type { useTranslations } from "use-intl";

type Translate = ReturnType<typeof useTranslations<"dashboard">>;

interface Shared {
  name: string;
  fields: { personId: string };
  /** Input field of the reason. */
  reason: React.ReactNode;
}

/** Actions to remove a person's second factor, and to cancel that. */
export const secondFactorActions = (t: Translate, { name, fields, reason }: Shared) => ({
  "end-second-factor": {
    ...{ intent: "end-second-factor", label: t("endSecondFactor"), named: t("endSecondFactorNamed", { name }), fields },
    ...{ variant: "quiet" as const },
    question: { title: t("endSecondFactor"), text: t("endSecondFactorText", { name }), needs: ["reason"], children: reason },
  },
  "keep-second-factor": {
    ...{ intent: "keep-second-factor", label: t("keepSecondFactor"), named: t("keepSecondFactorNamed", { name }), fields },
  },
});
