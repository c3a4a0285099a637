import { useTranslations } from "use-intl";
import { useLanguageName } from "#app/features/catalog/language-names";
import { useCountryName } from "#app/features/profiles/country-names";
import { Card } from "#app/ui/card";
import { Icon } from "#app/ui/icon";
import { PhoneFold } from "#app/ui/phone-fold";
import { useFormat } from "#app/ui/text/format";
import { type AdvisorBadge, writtenSpan } from "../cards/advisor-card";
import { Distance } from "../cards/advisor-facts";
import { LongText } from "./long-text";
import type { ShownAdvisor } from "./public-page-view";
import { TopicLink } from "./topic-link";

/** The advisor in their own words, their expertise, and the evidence behind each badge. */
export function AdvisorStory({ advisor }: { advisor: ShownAdvisor }) {
  const t = useTranslations("advisors");
  const proof = ({ code, count }: AdvisorBadge) =>
    code === "verified" && advisor.wasInvited ? t("proof_invited", { firstName: advisor.firstName }) : t(`proof_${code}`, { count });
  return (
    <>
      <section aria-labelledby="about">
        <h2 id="about" className="mb-4 text-2xl">
          {t("about", { firstName: advisor.firstName })}
        </h2>
        {advisor.bio ? (
          <LongText text={advisor.bio} className="text-lg" />
        ) : (
          <p className="max-w-measure text-lg">{t("noBio", { firstName: advisor.firstName })}</p>
        )}
      </section>
      <section aria-labelledby="areas">
        <h2 id="areas" className="mb-4 text-2xl">
          {t("areas")}
        </h2>
        <ul className="flex flex-wrap gap-2">
          {advisor.topics.map((name) => (
            <li key={name}>
              <TopicLink name={name} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="checked">
        <h2 id="checked" className="mb-4 text-2xl">
          {t("checked")}
        </h2>
        <PhoneFold>
          <ul className="max-w-measure space-y-3">
            {advisor.badges.map((badge) => (
              <li key={badge.code} className="flex gap-3">
                <Icon name={badge.code === "verified" ? "shield" : "check"} className="state mt-1 text-sage-ink" />
                <p>
                  <span className="font-semibold">{t(`badge_${badge.code}`, { count: badge.count })}.</span> {proof(badge)}
                </p>
              </li>
            ))}
          </ul>
        </PhoneFold>
      </section>
    </>
  );
}

/** The facts as a definition list. */
export function AdvisorGlance({ advisor }: { advisor: ShownAdvisor }) {
  const t = useTranslations("advisors");
  const format = useFormat();
  const languageName = useLanguageName();
  const countryName = useCountryName();
  const facts: [term: string, value: React.ReactNode][] = [
    [t("place"), [advisor.city, countryName(advisor.country)].filter(Boolean).join(", ") || t("remote")],
    [t("languagesLabel"), advisor.languages.map(languageName).join(", ")],
    [t("experienceLabel"), t("experienceYears", { span: writtenSpan(advisor.experience) })],
    [t("sessionsLabel"), t("sessionsCount", { count: advisor.totalSessions })],
    [t("memberLabel"), format.date(advisor.approvedAt, "UTC")],
  ];
  if (advisor.distanceKilometres !== null) facts.splice(1, 0, [t("distanceLabel"), <Distance key="distance" card={advisor} />]);
  if (advisor.certifications) facts.push([t("certifications"), advisor.certifications]);
  return (
    <Card as="section" aria-labelledby="glance">
      <h2 id="glance" className="mb-4 text-xl">
        {t("atAGlance")}
      </h2>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-3">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt className="text-sm text-soft">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
