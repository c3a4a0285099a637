import { useTranslations } from "use-intl";
import type { Standing } from "./edited-entry";

/** Says before something is retired what is still open about it, and that it stays. */
export function StandingNote({ standing }: { standing: Standing | undefined }) {
  const t = useTranslations("taxonomy");
  if (!standing || standing.requests + standing.agreed === 0) return null;
  return <p>{t("standing", { ...standing })}</p>;
}
