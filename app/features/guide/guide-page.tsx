import { useTranslations } from "use-intl";
import { whyClosed } from "#app/features/applying/applying";
import { CancellationTable } from "#app/features/policies/cancellation-table";
import { ButtonLink } from "#app/ui/button";
import { AdvisorChecks } from "./advisor-checks";
import { ConsultationSpan } from "./consultation-span";
import { EndBand } from "./end-band";
import { GuideSection } from "./guide-section";
import { GuideSteps } from "./guide-steps";
import { useAdviseSteps, useSeekSteps } from "./step-texts";
import { WhenNot } from "./when-it-fails";

/** The whole course of a consultation, for both sides. (decisions.md 2, /how-it-works) */
export function GuidePage({ platformFeeBasisPoints }: { platformFeeBasisPoints: number }) {
  const t = useTranslations("guide");
  const seek = useSeekSteps();
  const advise = useAdviseSteps(platformFeeBasisPoints);
  return (
    <>
      <div className="mx-auto w-full max-w-column px-5 pt-8 sm:px-8 md:pt-12">
        <h1 className="text-3xl">{t("title")}</h1>
        <p className="mt-3 max-w-measure text-lg text-soft">{t("intro")}</p>
        <Contents />
        <ConsultationSpan />
        <GuideSection
          id="seek"
          title={t("seekTitle")}
          text={t("seekText")}
          action={<ButtonLink to="/find-advisor">{t("seekButton")}</ButtonLink>}
        >
          <GuideSteps steps={seek} />
        </GuideSection>
        <GuideSection
          id="advise"
          isFolded
          title={t("adviseTitle")}
          text={t("adviseText")}
          // Where nobody may apply, the first step says so.
          action={
            whyClosed() ? undefined : (
              <ButtonLink to="/become-advisor" variant="secondary">
                {t("adviseButton")}
              </ButtonLink>
            )
          }
        >
          <GuideSteps steps={advise} />
        </GuideSection>
        <GuideSection id="checks" isFolded title={t("checksTitle")} text={t("checksText")}>
          <AdvisorChecks />
        </GuideSection>
        <GuideSection id="not-to-plan" isFolded title={t("silenceTitle")} text={t("silenceText")}>
          <WhenNot />
        </GuideSection>
        <GuideSection id="cancelling" title={t("cancelTitle")} text={t("cancelText")}>
          <CancellationTable />
        </GuideSection>
      </div>
      <EndBand />
    </>
  );
}

function Contents() {
  const t = useTranslations("guide");
  const places = [
    ["seek", t("seekTitle")],
    ["advise", t("adviseTitle")],
    ["checks", t("checksTitle")],
    ["not-to-plan", t("silenceTitle")],
    ["cancelling", t("cancelTitle")],
  ] as const;
  return (
    <nav aria-label={t("contents")} className="mt-5">
      <ul className="flex flex-wrap gap-x-6">
        {places.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`} className="text-link inline-block py-2.5">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
