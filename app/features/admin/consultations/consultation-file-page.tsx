import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { StateBadge } from "#app/features/booking/pages/state-badge";
import { Icon } from "#app/ui/icon";
import { FailureAlert } from "../alert";
import { ActionButtons } from "../lists/table/row-actions";
import { Absence } from "./absence";
import { useConsultationActions } from "./consultation-actions";
import type { ConsultationFile } from "./consultation-file";
import { ClosedFor } from "./consultation-row";
import { Terms } from "./file-facts";
import { Price } from "./file-price";
import { EventTable, MoneyTable, OrderTable } from "./file-tables";
import type { ConsultationAnswer } from "./listed-consultation";

interface ConsultationFilePageProps extends ConsultationFile {
  zone: string;
  answer: ConsultationAnswer | undefined;
}

/** A consultation's page, with everything an admin needs when one of its sides writes to support. */
export function ConsultationFilePage({ zone, answer, ...file }: ConsultationFilePageProps) {
  const t = useTranslations("consultationFile");
  const words = useTranslations("dashboard");
  const { consultation } = file;
  const actionsOf = useConsultationActions(answer);
  return (
    <article className="grid gap-10">
      <div>
        <Link to="/admin?view=consultations" prefetch="intent" className="text-link inline-flex min-h-11 items-center gap-2">
          <Icon name="arrow-left" />
          {t("all")}
        </Link>
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 className="min-w-0 grow basis-64 text-2xl">
            {words("between", { client: consultation.clientName, advisor: consultation.advisorName })}
          </h2>
          <StateBadge consultation={consultation} />
        </div>
        <Absence consultation={consultation} />
        <ClosedFor consultation={consultation} />
        <div className="mt-4 flex flex-wrap gap-3">
          <ActionButtons row={consultation.id} actions={actionsOf(consultation)} />
        </div>
        <FailureAlert alert={answer?.alert} />
      </div>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <Terms file={file} zone={zone} />
        <Price file={file} />
      </div>
      <Part id="file-events" title={t("events")}>
        <EventTable events={file.events} currency={file.price.currency} zone={zone} />
      </Part>
      <Part id="file-money" title={t("ledger")}>
        {file.money.length > 0 && <MoneyTable steps={file.money} zone={zone} />}
        {file.money.length === 0 && <p className="text-soft">{t(file.times.closedAt ? "nothingBooked" : "nothing")}</p>}
      </Part>
      {file.orders.length > 0 && (
        <Part id="file-orders" title={t("orders")}>
          <OrderTable orders={file.orders} zone={zone} />
        </Part>
      )}
      <Talk talk={file.talk} />
    </article>
  );
}

/** Whether the two have exchanged messages, with a link to the reported ones. */
function Talk({ talk }: Pick<ConsultationFile, "talk">) {
  const t = useTranslations("consultationFile");
  return (
    <section aria-labelledby="file-talk">
      <h3 id="file-talk" className="text-xl">
        {t("messages")}
      </h3>
      <p className="mt-2">{t("messagesCount", { count: talk.messages })}</p>
      {talk.reported > 0 ? (
        <Link to="/admin/applications?view=reports" className="text-link inline-flex min-h-11 items-center">
          {t("reported", { count: talk.reported })}
        </Link>
      ) : (
        talk.messages > 0 && <p className="text-sm text-soft">{t("notRead")}</p>
      )}
    </section>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: React.ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-3 text-xl">
        {title}
      </h3>
      {children}
    </section>
  );
}
