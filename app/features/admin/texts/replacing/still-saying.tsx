import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { Language } from "#app/languages/languages";
import { WarningAlert } from "../../alert";
import type { StillSaying as Still } from "./listed-change";
import { replacingAddress } from "./replacing-address";

/** Hint that some texts still have a word that was replaced, with the way to replace it there. */
export function StillSaying({ still, language }: { still: Still | null; language: Language }) {
  const t = useTranslations("replacing");
  if (!still) return null;
  return (
    <WarningAlert>
      <p>
        {t("stillSaying", { count: still.count, word: still.word })}{" "}
        <Link to={replacingAddress(language, still.pairs)} className="text-link inline-flex min-h-11 items-center">
          {t("stillSayingLink")}
        </Link>
      </p>
    </WarningAlert>
  );
}
