import { useTranslations } from "use-intl";
import { EmptyDemoPart } from "#app/features/setup/empty-demo-part";
import type { Language } from "#app/languages/languages";
import { ButtonLink } from "#app/ui/button";
import type { EditedConnections } from "../connections/connections-form";
import { MailServerForm } from "../connections/mail-server-form";
import { SiteAddressForm } from "../connections/site-address-form";
import type { FirstDay } from "../first-day/first-day";
import { FirstDayList } from "../first-day/first-day-list";
import type { EditedQuestion, QuestionAnswer } from "../questions/question-form";
import { QuestionsPart } from "../questions/questions-part";
import { RulesForm } from "../rules/rules-fields";
import type { EditedRules } from "../rules/rules-form";
import { BrandForm } from "./brand-form";
import { ContactForm } from "./contact-form";
import { DangerForm } from "./danger-form";
import { DefaultsForm } from "./defaults-form";
import { PaymentInstructionsForm } from "./payment-instructions-form";
import type { SettingsAnswer } from "./settings-answer";
import type { EditedSettings } from "./settings-form";

interface SettingsPageProps {
  settings: EditedSettings;
  connections: EditedConnections;
  rules: EditedRules;
  zone: string;
  firstDay: FirstDay;
  /** Values from the configuration, for settings that are not set. */
  configured: { name: string; email: string; phone: string; city: string; language: string; languages: readonly Language[]; zone: string };
  zones: readonly string[];
  answer: SettingsAnswer | undefined;
  /** The demo data that can be removed, if any. */
  demo: { others: number } | null;
  questions: readonly EditedQuestion[];
  /** Action data of the site's own questions. */
  asked: QuestionAnswer | undefined;
}

/** Settings: setup checklist, brand, contact details, rules, payment, emergency contacts and more. */
export function SettingsPage({ settings, connections, rules, zone, zones, firstDay, configured, answer, ...given }: SettingsPageProps) {
  const { questions, asked, demo } = given;
  return (
    <div className="grid gap-12 lg:grid-cols-2">
      <FirstDayList firstDay={firstDay} answer={answer?.form === "firstDay" ? answer : undefined} />
      <EmptyDemoPart demo={demo} siteName={settings.brand.name || configured.name} answer={answer?.form === "demo" ? answer : undefined} />
      <BrandForm brand={settings.brand} configured={configured.name} answer={answer?.form === "brand" ? answer : undefined} />
      {/* The two columns are about equally long. */}
      <div className="grid content-start gap-12">
        <SiteAddressForm address={connections.address} answer={answer?.form === "address" ? answer : undefined} />
        <MailServerForm
          mail={connections.mail}
          standing={{ name: settings.brand.name || configured.name, email: settings.contact.email || configured.email }}
          firstDay={firstDay}
          answer={answer?.form === "mailServer" ? answer : undefined}
        />
        <ContactForm contact={settings.contact} configured={configured} answer={answer?.form === "contact" ? answer : undefined} />
        <DefaultsForm
          defaults={settings.defaults}
          standing={configured}
          zones={zones}
          answer={answer?.form === "defaults" ? answer : undefined}
        />
        <PaymentInstructionsForm payWay={settings.payWay} answer={answer?.form === "payWay" ? answer : undefined} />
        <DangerForm danger={settings.danger} answer={answer?.form === "danger" ? answer : undefined} />
      </div>
      <div className="grid content-start gap-12">
        <RulesForm rules={rules} zone={zone} answer={answer?.form === "rules" ? answer : undefined} />
        <QuestionsPart questions={questions} language={configured.language} answer={asked} />
        <ImportPart />
        <ExportPart />
      </div>
    </div>
  );
}

/** Link to import existing advisors from a file. */
function ImportPart() {
  const t = useTranslations("dashboard");
  return (
    <section aria-labelledby="import" className="grid content-start gap-3">
      <h2 id="import" className="text-2xl">
        {t("importTitle")}
      </h2>
      <p className="text-soft">{t("importText")}</p>
      <p>
        <ButtonLink to="/admin/import" variant="secondary">
          {t("importAction")}
        </ButtonLink>
      </p>
    </section>
  );
}

/** Download of the complete export. A plain link, because a file is no page for the router. */
function ExportPart() {
  const t = useTranslations("dashboard");
  return (
    <section aria-labelledby="export" className="grid content-start gap-3">
      <h2 id="export" className="text-2xl">
        {t("exportTitle")}
      </h2>
      <p className="text-soft">{t("exportText")}</p>
      <p>
        <a href="/admin/site.zip" download className="button button-secondary">
          {t("exportAction")}
        </a>
      </p>
    </section>
  );
}
