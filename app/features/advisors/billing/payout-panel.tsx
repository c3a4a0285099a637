import { useTranslations } from "use-intl";
import type { PayoutMethod } from "#app/features/money/payout-method";
import { Panel } from "#app/features/profiles/panel";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";

const TEXTS = { missing: "payoutMissing", unfinished: "payoutUnfinished", ready: "payoutReady" } as const;

/** Where the payment provider pays an advisor; renders nothing if payouts are made outside the site. */
export function PayoutPanel({ way, hasFailed }: { way: PayoutMethod; hasFailed: boolean }) {
  const t = useTranslations("advisorProfile");
  if (way === "outside") return null;
  return (
    <Panel title={t("payoutTitle")} text={t("payoutText")}>
      {hasFailed && (
        <p role="alert" className="mb-3 font-semibold text-danger">
          {t("payoutFailed")}
        </p>
      )}
      <p className="mb-4">{t(TEXTS[way])}</p>
      <PostForm>
        <SubmitButton variant={way === "ready" ? "secondary" : "primary"} name="intent" value="payout-account">
          {way === "ready" ? t("payoutChange") : t("payoutSetUp")}
        </SubmitButton>
      </PostForm>
    </Panel>
  );
}
