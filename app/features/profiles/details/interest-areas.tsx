import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Named } from "#app/features/catalog/named";
import { Badge } from "#app/ui/badge";

export function InterestAreas({ areas }: { areas: readonly string[] }) {
  const t = useTranslations("profiles");
  if (areas.length === 0)
    return (
      <p className="text-soft">
        {t("noInterestAreas")}{" "}
        <Link to="/profile#expertise" className="text-link">
          {t("chooseAreas")}
        </Link>
      </p>
    );
  return (
    <ul className="flex flex-wrap gap-2">
      {areas.map((area) => (
        <li key={area}>
          <Badge>
            <Named name={area} />
          </Badge>
        </li>
      ))}
    </ul>
  );
}
