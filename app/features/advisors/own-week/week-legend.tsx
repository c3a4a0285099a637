import { useTranslations } from "use-intl";
import { classes } from "#app/ui/classes";

const KINDS = [
  ["calOpen", "week-open"],
  ["calClosed", ""],
  ["calBlocked", "week-out"],
] as const;

/** What the colours of the week mean. */
export function WeekLegend() {
  const t = useTranslations("advisorProfile");
  return (
    <ul className="week-legend state">
      {KINDS.map(([text, kind]) => (
        <li key={text}>
          <span className={classes("week-swatch", kind)} />
          {t(text)}
        </li>
      ))}
    </ul>
  );
}
