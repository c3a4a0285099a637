import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useNames } from "#app/languages/names";
import { useFormat } from "#app/ui/text/format";
import { type AheadOfDeletion, type DeletionFacts, type OwedSum, type OwedToPerson, obstacleOf } from "./obstacles";

/** What must be done before an account can be deleted, with links to do it. */
export function Obstacles({ facts }: { facts: DeletionFacts }) {
  const t = useTranslations("deletion");
  const obstacle = obstacleOf(facts);
  if (obstacle === "deletion.lastAdmin") return <p className="font-semibold">{t("lastAdmin")}</p>;
  if (obstacle === "deletion.contested") return <p className="font-semibold">{t("contested")}</p>;
  if (obstacle === "deletion.openConsultations") return <Ahead ahead={facts.ahead} />;
  if (obstacle === null) return null;
  return (
    <div>
      <p className="font-semibold">{t("owedWithoutDestination")}</p>
      <Link to="/advisor-profile/billing" className="text-link inline-flex min-h-11 items-center">
        {t("openBilling")}
      </Link>
    </div>
  );
}

function Ahead({ ahead }: { ahead: readonly AheadOfDeletion[] }) {
  const t = useTranslations("deletion");
  const named = useNames();
  const { namedTime } = useFormat();
  return (
    <div>
      <p className="font-semibold">{t("openConsultations")}</p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {ahead.map(({ id, topicName, name, scheduledTime }) => (
          <li key={id} className="py-2">
            <Link to={`/consultations/${id}`} prefetch="intent" className="text-link inline-flex min-h-11 items-center">
              {[named(topicName), named(name) || t("someone")].join(", ")}
            </Link>
            <p className="text-sm text-soft">{namedTime(scheduledTime)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface OwedProps {
  sums: OwedToPerson;
  owed: DeletionFacts["owed"];
}

/** Money still owed to a person who is leaving, and how it reaches them. Renders nothing when nothing is owed. */
export function Owed({ sums, owed }: OwedProps) {
  const t = useTranslations("deletion");
  const { money } = useFormat();
  const written = (of: readonly OwedSum[]) => of.map(({ currency, amount }) => money(amount, currency)).join(", ");
  const lines = (["owed", "toCome", "toReturn"] as const).filter((each) => sums[each].length > 0);
  if (lines.length === 0) return null;
  return (
    <div className="space-y-2">
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1.5 border-y border-line py-3">
        {lines.map((each) => (
          <div key={each} className="contents">
            <dt>{t(`${each}Sum`)}</dt>
            <dd className="text-right font-semibold tabular-nums">{written(sums[each])}</dd>
          </div>
        ))}
      </dl>
      {owed === "known" && <p className="text-sm text-soft">{t("leavingOwed")}</p>}
      {sums.toReturn.length > 0 && <p className="text-sm text-soft">{t("toReturnStays")}</p>}
    </div>
  );
}
