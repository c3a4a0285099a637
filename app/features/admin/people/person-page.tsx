import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { AuditEntry } from "#app/features/audit/audit-entry";
import { Icon } from "#app/ui/icon";
import { LocalTime } from "#app/ui/text/format";
import { FailureAlert } from "../alert";
import type { ApplicationStatus } from "../applications/application-filters";
import { AuditEntries } from "../audit-log/audit-entries";
import { ConsultationRow } from "../consultations/consultation-row";
import type { ListedConsultation } from "../consultations/listed-consultation";
import { MAX_COUNTED } from "../lists/list-count";
import { listAddress } from "../lists/list-shapes";
import { BulkAlert } from "../lists/table/bulk-alert";
import { BulkUndoBar } from "../lists/table/bulk-undo-bar";
import type { UndoableBulk } from "../undo/bulk-undo";
import type { ListedPerson } from "./listed-person";
import type { PersonAnswer } from "./person-answer";
import { PersonHead } from "./person-row";

interface PersonPageProps {
  person: ListedPerson;
  advisor: { slug: string; name: string; isDemo: boolean } | null;
  applications: readonly { id: string; status: ApplicationStatus; createdAt: Date; wasInvited: boolean }[];
  /** Upcoming and latest consultations; `total` counts all of them. */
  consultations: readonly ListedConsultation[];
  total: number;
  done: readonly AuditEntry[];
  viewerId: string;
  zone: string;
  /** Actions that can still be undone. */
  undoable: readonly UndoableBulk[];
  answer: PersonAnswer | undefined;
}

const STATES = { pending: "statePending", approved: "stateApproved", rejected: "stateRejected" } as const;

/** A person's page, with everything an admin needs when somebody writes about them. */
export function PersonPage({
  person,
  advisor,
  applications,
  consultations,
  total,
  done,
  viewerId,
  zone,
  undoable,
  answer,
}: PersonPageProps) {
  const t = useTranslations("dashboard");
  const words = useTranslations("admin");
  const files = useTranslations("consultationFile");
  return (
    <div className="grid gap-10">
      <div>
        <p className="mb-2 flex flex-wrap gap-x-6">
          <Link to="/admin?view=people" prefetch="intent" className="text-link inline-flex min-h-11 items-center gap-2">
            <Icon name="arrow-left" />
            {t("allPeople")}
          </Link>
          <Link to={`/admin/applications?view=reports&about=${person.id}`} className="text-link inline-flex min-h-11 items-center">
            {t("reportsAbout")}
          </Link>
          {advisor && person.isListed && !person.suspendedAt && (
            <Link to={`/advisors/${advisor.slug}`} className="text-link inline-flex min-h-11 items-center">
              {t("publicPage")}
            </Link>
          )}
        </p>
        <div className="mb-4 empty:hidden">
          <BulkUndoBar bulks={undoable} />
          <FailureAlert alert={answer?.personId === person.id ? null : answer?.alert} />
          <BulkAlert outcome={answer?.outcome} nameOf={() => person.name || person.email} />
        </div>
        <PersonHead person={person} viewerId={viewerId} zone={zone} answer={answer} />
      </div>
      <Part id="person-consultations" title={t("personConsultations")} isEmpty={consultations.length === 0}>
        <ul className="divide-y divide-line border-y border-line">
          {consultations.map((consultation) => (
            <ConsultationRow key={consultation.id} consultation={consultation} zone={zone} />
          ))}
        </ul>
        {total > consultations.length && (
          <Link
            to={listAddress("consultations", { query: "", state: null, sort: "-time", filters: { of: person.id }, page: 1 })}
            className="text-link mt-2 inline-flex min-h-11 items-center"
          >
            {total > MAX_COUNTED ? files("all") : t("allOfThem", { count: total })}
          </Link>
        )}
      </Part>
      <Part id="person-applications" title={t("personApplications")} isEmpty={applications.length === 0 && !advisor}>
        {applications.length === 0 && <p className="text-soft">{t(advisor?.isDemo ? "cameWithDemo" : "cameOtherwise")}</p>}
        <ul>
          {applications.map(({ id, status, createdAt, wasInvited }) => (
            <li key={id}>
              <Link to={`/admin/applications?id=${id}`} className="text-link inline-flex min-h-11 items-center gap-2">
                {wasInvited ? t("cameInvited") : words(STATES[status])}, <LocalTime at={createdAt} zone={zone} />
              </Link>
            </li>
          ))}
        </ul>
      </Part>
      <Part id="person-done" title={t("personDone")} isEmpty={done.length === 0} none={t("nothingDone")}>
        <AuditEntries entries={done} zone={zone} />
      </Part>
    </div>
  );
}

interface PartProps {
  id: string;
  title: string;
  isEmpty: boolean;
  none?: string;
  children: React.ReactNode;
}

function Part({ id, title, isEmpty, none, children }: PartProps) {
  const t = useTranslations("dashboard");
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-2xl">
        {title}
      </h2>
      {isEmpty ? <p className="text-soft">{none ?? t("noneYet")}</p> : children}
    </section>
  );
}
