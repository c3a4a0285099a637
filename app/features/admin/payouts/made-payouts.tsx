import { useTranslations } from "use-intl";
import type { MadePayout } from "#app/features/money/payout-order";
import { Badge } from "#app/ui/badge";
import { Button } from "#app/ui/button";
import { ConfirmDialog } from "#app/ui/overlays/confirm-dialog";
import { LocalTime, useFormat } from "#app/ui/text/format";

/** Latest payouts with their statement numbers, newest first. */
export function MadePayouts({ payouts, zone }: { payouts: readonly MadePayout[]; zone: string }) {
  const t = useTranslations("payouts");
  const { money } = useFormat();
  return (
    <section aria-labelledby="made-payouts" className="mt-12">
      <h2 id="made-payouts" className="text-2xl">
        {t("madeTitle")}
      </h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {payouts.map(({ id, number, name, currency, amount, reference, createdAt, isTakenBack, transfer }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-6 gap-y-1 py-3">
            <div className="min-w-0 grow basis-48">
              <p>
                {t("madeTo", { number, name })} {isTakenBack && <Badge>{t("isTakenBack")}</Badge>}
                {transfer === "underWay" && <Badge>{t("onTheWay")}</Badge>}
                {transfer === "held" && <Badge tone="yellow">{t("held")}</Badge>}
                {transfer === "refused" && <Badge tone="yellow">{t("refused")}</Badge>}
              </p>
              <p className="text-sm break-words text-soft">
                <LocalTime at={createdAt} zone={zone} />
                {reference && ` · ${reference}`}
              </p>
              {transfer === "held" && <p className="mt-1 text-sm text-soft">{t("heldText")}</p>}
              {(transfer === "refused" || transfer === "held") && (
                <div className="mt-2">
                  <TakeBack statementId={id} isHeld={transfer === "held"} values={{ number, name, amount: money(amount, currency) }} />
                </div>
              )}
            </div>
            <p className={isTakenBack ? "text-soft line-through tabular-nums" : "tabular-nums"}>{money(amount, currency)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Stuck {
  statementId: string;
  isHeld: boolean;
  values: { number: number; name: string; amount: string };
}

/** Asks, and takes back a payout that is held or that the provider refuses to transfer. */
function TakeBack({ statementId, isHeld, values }: Stuck) {
  const t = useTranslations("payouts");
  return (
    <ConfirmDialog
      title={t("takeBackTitle", values)}
      text={t(isHeld ? "takeBackHeldText" : "takeBackText")}
      trigger={
        <Button size="small" variant="secondary" aria-label={t("takeBackNamed", values)}>
          {t("takeBack")}
        </Button>
      }
      confirmLabel={t("takeBack")}
      name="intent"
      value="take-back-payout"
    >
      <input type="hidden" name="statementId" value={statementId} />
    </ConfirmDialog>
  );
}
