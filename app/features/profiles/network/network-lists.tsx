import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { BlockedMark } from "#app/features/blocks/blocked-mark";
import { useBlocked } from "#app/features/blocks/use-blocked";
import { useNames } from "#app/languages/names";
import { useWrittenLanguage } from "#app/languages/written-language";
import { Avatar } from "#app/ui/avatar";
import { ButtonLink } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { useFormat } from "#app/ui/text/format";
import { Panel } from "../panel";
import type { ConsultedAdvisor, ContactedAdvisor } from "./network";

interface NetworkListsProps {
  consulted: readonly ConsultedAdvisor[];
  asked: readonly ContactedAdvisor[];
  hasSaved: boolean;
  /** The saved advisors. */
  children: React.ReactNode;
}

/** The advisors a person knows: consulted, contacted and saved ones. */
export function NetworkLists({ consulted, asked, hasSaved, children }: NetworkListsProps) {
  const t = useTranslations("profiles");
  const { date } = useFormat();
  if (consulted.length + asked.length === 0 && !hasSaved)
    return (
      <EmptyState title={t("networkEmptyTitle")} text={t("networkEmptyText")}>
        <ButtonLink to="/find-advisor">{t("findAdvisor")}</ButtonLink>
      </EmptyState>
    );
  return (
    <>
      <Panel title={t("consulted")}>
        <Advisors empty={t("noConsulted")}>
          {consulted.map(({ id, name, slug, jobTitle, avatarUrl, consultations, lastAt }) => (
            <Advisor key={id} name={name} slug={slug} jobTitle={jobTitle} avatarUrl={avatarUrl}>
              {t("consultedCount", { count: consultations, date: date(lastAt) })}
            </Advisor>
          ))}
        </Advisors>
      </Panel>
      {asked.length > 0 && (
        <Panel title={t("asked")}>
          <Advisors empty="">
            {asked.map(({ id, name, slug, jobTitle, avatarUrl, threadId, lastAt }) => (
              <Advisor key={id} name={name} slug={slug} jobTitle={jobTitle} avatarUrl={avatarUrl}>
                {t("askedOn", { date: date(lastAt) })}
                {threadId && (
                  <span className="whitespace-nowrap">
                    {" · "}
                    <Link to={`/messages/${threadId}`} prefetch="intent" className="text-link inline-flex min-h-11 items-center">
                      {t("askedThread")}
                    </Link>
                  </span>
                )}
              </Advisor>
            ))}
          </Advisors>
        </Panel>
      )}
      {children}
    </>
  );
}

function Advisors({ empty, children }: { empty: string; children: React.ReactNode[] }) {
  if (children.length === 0) return <p className="text-soft">{empty}</p>;
  return <ul className="divide-y divide-line">{children}</ul>;
}

interface AdvisorProps {
  name: string;
  slug: string | null;
  jobTitle: string;
  avatarUrl: string | null;
  children?: React.ReactNode;
}

function Advisor({ name: known, slug, jobTitle, avatarUrl, children }: AdvisorProps) {
  const written = useWrittenLanguage();
  const name = useNames()(known);
  const isBlocked = useBlocked();
  return (
    <li className="flex items-center gap-4 py-4 first:pt-0">
      <Avatar name={name} src={avatarUrl} />
      <div className="min-w-0">
        {slug ? (
          <Link to={`/advisors/${slug}`} prefetch="intent" className="text-link font-semibold">
            {name}
          </Link>
        ) : (
          <p className="font-semibold">{name}</p>
        )}
        <p {...written(jobTitle)} className="text-sm text-soft">
          {jobTitle}
        </p>
        {children && <p className="text-sm text-soft">{children}</p>}
        {slug && isBlocked(slug) && <BlockedMark slug={slug} name={name} />}
      </div>
    </li>
  );
}
