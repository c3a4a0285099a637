import type { useTranslations } from "use-intl";

type Translate = ReturnType<typeof useTranslations<"dashboard">>;

interface Shared {
  name: string;
  fields: { personId: string };
  /** Where the reason is typed. */
  reason: React.ReactNode;
}

/** The end of somebody's second factor, and that it stays. */
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
