import { useTranslations } from "use-intl";
import { Card } from "#app/ui/card";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { useFormat } from "#app/ui/text/format";
import type { ConsultationPage } from "../pages/consultation-view";

/** For the client, the link to the provider's page; for the advisor, why there is nothing to accept yet. */
export function PaymentStep({ consultation: { side, totalPrice, currency }, name }: { consultation: ConsultationPage; name: string }) {
  const t = useTranslations("booking");
  const format = useFormat();
  if (side === "advisor") return <p className="text-brass-ink">{t("payAwaited")}</p>;
  return (
    <Card>
      <h2 className="text-xl">{t("payTitle")}</h2>
      <p className="mt-1 mb-4">{t("payText", { total: format.money(totalPrice, currency), name })}</p>
      <PostForm>
        <SubmitButton name="intent" value="pay" busyLabel={t("paying")}>
          {t("pay")}
        </SubmitButton>
      </PostForm>
    </Card>
  );
}
