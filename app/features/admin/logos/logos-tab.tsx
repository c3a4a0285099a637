import { useTranslations } from "use-intl";
import { LOGO_TYPES } from "#app/features/home/logos/logo-style";
import { FailureAlert } from "../alert";
import type { ListedLogo, LogosAnswer } from "./listed-logo";
import { LogoCard } from "./logo-card";

interface LogosTabProps {
  logos: readonly ListedLogo[];
  answer: LogosAnswer | undefined;
}

/** Logos of the site. */
export function LogosTab({ logos, answer }: LogosTabProps) {
  const t = useTranslations("logos");
  return (
    <section aria-labelledby="logos">
      <h2 id="logos" className="text-2xl">
        {t("title")}
      </h2>
      <p className="mt-1 mb-5 max-w-measure text-soft">{t("text")}</p>
      <FailureAlert alert={answer?.about === "" ? { key: answer.key } : undefined} />
      <div className="grid items-start gap-6 md:grid-cols-2">
        {LOGO_TYPES.map((type) => {
          const logo = logos.find((each) => each.type === type);
          const isOnDark = type === "main" && logo !== undefined && logos.every((each) => each.type !== "dark");
          const problem = answer?.about === type ? answer.key : undefined;
          const hasMain = logos.some((each) => each.type === "main");
          return <LogoCard key={`${type} ${logo?.id}`} {...{ type, logo, problem, isOnDark, hasMain }} />;
        })}
      </div>
    </section>
  );
}
