import type { ShouldRevalidateFunction } from "react-router";
import { AuditList } from "#app/features/admin/audit-log/audit-list";
import { ConsultationFilePage } from "#app/features/admin/consultations/consultation-file-page";
import { ConsultationList } from "#app/features/admin/consultations/consultation-list";
import { FiguresBoard } from "#app/features/admin/figures/figures-board";
import { TrendsBoard } from "#app/features/admin/figures/trends-board";
import { FirstDayLine } from "#app/features/admin/first-day/first-day-line";
import type { SectionAnswer } from "#app/features/admin/homepage/section-answer";
import { SectionEditor } from "#app/features/admin/homepage/section-editor";
import { SectionList } from "#app/features/admin/homepage/section-list";
import { LoadFailure } from "#app/features/admin/load-failure";
import { MailList } from "#app/features/admin/mailbox/mail-list";
import { MailReader } from "#app/features/admin/mailbox/mail-reader";
import { PaymentList } from "#app/features/admin/payments/payment-list";
import { PayoutList } from "#app/features/admin/payouts/payout-list";
import { PersonList } from "#app/features/admin/people/person-list";
import { PersonPage } from "#app/features/admin/people/person-page";
import type { SettingsAnswer } from "#app/features/admin/settings/settings-answer";
import { SettingsPage } from "#app/features/admin/settings/settings-page";
import { EntryEditor } from "#app/features/admin/taxonomy/entry-editor";
import { TaxonomyPage } from "#app/features/admin/taxonomy/taxonomy-page";
import { TopicEditor } from "#app/features/admin/taxonomy/topic-editor";
import type { TextsHandle } from "#app/languages/needed-texts";
import { requireViewer } from "#app/middleware/viewer";
import { asksAnewOfRefused } from "#app/ui/connection/asks-anew";
import { inPlace } from "#app/ui/connection/reload-in-place";
import { useMessage } from "#app/ui/text/message-key";
import type { Route } from "./+types/homepage";
import { areaMeta } from "./frame/area-meta";
import { aboutOf } from "./homepage/about";
import { answerHomepageAction } from "./homepage/homepage-actions.server";
import { readHomepageTab } from "./homepage/homepage-views.server";

export const handle = {
  texts: [
    "auditLog",
    "booking",
    "brand",
    "connections",
    "copying",
    "consultationFile",
    "dashboard",
    "firstDay",
    "lists",
    "logos",
    "names-former",
    "names-subcategories",
    "names-tiles",
    "ownQuestions",
    "ownTexts",
    "payments",
    "payouts",
    "profiles",
    "rules",
    "setup",
    "taxonomy",
  ],
} satisfies TextsHandle;

export function loader({ request, context }: Route.LoaderArgs) {
  return readHomepageTab(requireViewer(context, request), new URL(request.url));
}

export const action = ({ request, context }: Route.ActionArgs) =>
  answerHomepageAction(requireViewer(context, request), { request, context });

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) => areaMeta(matches, location, aboutOf(loaderData, matches));

/** After a rejected row action, reloads to show the error next to the current state. Forms that edit the site keep their version, to check a second submit. */
export const shouldRevalidate: ShouldRevalidateFunction = (asked) =>
  OF_ROWS.includes(asked.actionResult?.form) ? asksAnewOfRefused(asked) : asked.defaultShouldRevalidate;

const OF_ROWS: readonly string[] = ["person", "consultation", "payment", "payout"];

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => inPlace(serverAction());

type Given = Route.ComponentProps["loaderData"];

export default function Homepage({ loaderData, actionData }: Route.ComponentProps) {
  const message = useMessage();
  if (loaderData.view === "failed") return <LoadFailure text={message(loaderData.failed)} />;
  const answer = actionData ?? loaderData.held ?? undefined;
  if (loaderData.view === "section") return <SectionEditor {...loaderData} answer={sectionAnswer(answer)} />;
  if (loaderData.view === "topic") return <TopicEditor {...loaderData} answer={answer?.form === "topic" ? answer : undefined} />;
  if (loaderData.view === "entry") return <EntryEditor {...loaderData} answer={answer?.form === "entry" ? answer : undefined} />;
  if (loaderData.view === "letter") return <MailReader mail={loaderData.mail} zone={loaderData.zone} />;
  if (loaderData.view === "person") return <PersonPage {...loaderData} answer={answer?.form === "person" ? answer : undefined} />;
  if (loaderData.view === "consultation")
    return <ConsultationFilePage {...loaderData} answer={answer?.form === "consultation" ? answer : undefined} />;
  return <View given={loaderData} answer={answer} />;
}

type Answer = Route.ComponentProps["actionData"];

function View({ given, answer }: { given: Given; answer: Answer }) {
  if (given.view === "people") return <PersonList {...given} answer={answer?.form === "person" ? answer : undefined} />;
  if (given.view === "consultations") return <ConsultationList {...given} answer={answer?.form === "consultation" ? answer : undefined} />;
  if (given.view === "payments") return <PaymentList {...given} answer={answer?.form === "payment" ? answer : undefined} />;
  if (given.view === "payouts") return <PayoutList {...given} answer={answer?.form === "payout" ? answer : undefined} />;
  if (given.view === "topics") return <TaxonomyPage taxonomy={given.taxonomy} />;
  if (given.view === "settings")
    return (
      <SettingsPage
        {...given}
        answer={answer && isOfSettings(answer) ? answer : undefined}
        asked={answer?.form === "question" ? answer : undefined}
      />
    );
  if (given.view !== "sections") return <RecordView given={given} answer={answer} />;
  return (
    <div className="space-y-12">
      <div>
        <FirstDayLine firstDay={given.firstDay} />
        <FiguresBoard figures={given.figures} />
        <TrendsBoard view={given.trends} />
      </div>
      <SectionList sections={given.sections} titles={given.titles} inSiteLanguage={given.inSiteLanguage} answer={sectionAnswer(answer)} />
    </div>
  );
}

/** Mails and the audit log. */
function RecordView({ given, answer }: { given: Given; answer: Answer }) {
  if (given.view === "mail") return <MailList {...given} answer={answer?.form === "mail" ? answer : undefined} />;
  if (given.view === "audit") return <AuditList {...given} />;
  return null;
}

const SETTINGS_FORMS = ["firstDay", "address", "mailServer", "brand", "contact", "defaults", "rules", "danger", "payWay", "demo"];

const isOfSettings = (answer: NonNullable<Answer>): answer is SettingsAnswer => SETTINGS_FORMS.includes(answer.form);

const SECTION_FORMS = ["list", "texts", "entries", "undo"];

const sectionAnswer = (answer: Answer) => (answer && SECTION_FORMS.includes(answer.form) ? (answer as SectionAnswer) : undefined);
