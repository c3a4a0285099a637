import { useTranslations } from "use-intl";
import { offeredTopics } from "#app/features/topics/topic-list";
import { useNames } from "#app/languages/names";
import { TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { useMessage } from "#app/ui/text/message-key";
import { useTypedDecimals } from "#app/ui/text/typed-decimals";
import type { FoundCell, ImportAnswer, InvitationLink, LineProblem, ReadLine, UnknownArea } from "./import-answer";
import { InvitationLinks } from "./invitation-links";
import { LineAsRead, useColumns } from "./line-as-read";
import { COLUMNS_OF_PROBLEMS, PLACES } from "./problems/problem-columns";
import { ProblemLinesFile } from "./problems/problem-lines-file";
import { TemplateLink } from "./template-link";

/** Imports a file of advisors: choose it, check it line by line, then invite. */
export function ImportPage({ answer, children }: { answer: ImportAnswer | undefined; children?: React.ReactNode }) {
  const t = useTranslations("invitations");
  const message = useMessage();
  return (
    <div className="grid max-w-3xl gap-8">
      <PostForm encType="multipart/form-data" aria-labelledby="import" className="grid gap-5">
        <div>
          <h2 id="import" className="text-2xl">
            {t("title")}
          </h2>
          <p className="mt-1 text-soft">{t("text")}</p>
        </div>
        {answer?.problem && (
          <p role="alert" className="rounded border border-danger/35 bg-danger-wash px-4 py-3 font-semibold text-danger">
            {answer.problemLine === undefined ? message(answer.problem) : t("fileQuote", { line: String(answer.problemLine) })}
          </p>
        )}
        <input type="hidden" name="intent" value="check" />
        <p>
          <TemplateLink />
        </p>
        <TextField name="file" type="file" accept=".csv,text/csv" label={t("file")} />
        <div>
          <SubmitButton needs={["file"]} variant="secondary" busyLabel={t("checking")}>
            {t("check")}
          </SubmitButton>
        </div>
      </PostForm>
      {answer?.invited !== undefined && (
        <Invited invited={answer.invited} links={answer.links ?? []} lines={answer.lines ?? []} faulty={answer.faulty} />
      )}
      {answer?.csv !== undefined &&
        (answer.lines ? <Lines lines={answer.lines} csv={answer.csv} faulty={answer.faulty} /> : <CheckAgain csv={answer.csv} />)}
      {answer?.invited === undefined && answer?.links && <InvitationLinks links={answer.links} />}
      {children}
    </div>
  );
}

/** Resubmits a file that the server failed to process. */
function CheckAgain({ csv }: { csv: string }) {
  const t = useTranslations("invitations");
  return (
    <PostForm encType="multipart/form-data">
      <input type="hidden" name="intent" value="check" />
      <input type="hidden" name="csv" value={csv} />
      <SubmitButton busyLabel={t("checking")}>{t("checkAgain")}</SubmitButton>
    </PostForm>
  );
}

function Lines({ lines, csv, faulty }: { lines: ReadLine[]; csv: string; faulty: string | undefined }) {
  const t = useTranslations("invitations");
  const isGood = ({ problems }: ReadLine) => problems.length === 0;
  const count = lines.filter(isGood).length;
  // What has to be put right comes first: in a long file nobody would find it among the good lines.
  const inOrder = [...lines.filter((line) => !isGood(line)), ...lines.filter(isGood)];
  return (
    <section aria-labelledby="lines" className="grid gap-5">
      <h2 id="lines" className="text-2xl">
        {t("linesTitle")}
      </h2>
      <p role="status" className="font-semibold">
        {t("linesFound", { good: count, bad: lines.length - count })}
      </p>
      <ProblemLinesFile file={faulty} />
      <LineList lines={inOrder} />
      {count === 0 ? (
        <p>{t("nobodyLeft")}</p>
      ) : (
        <PostForm encType="multipart/form-data">
          <input type="hidden" name="intent" value="invite" />
          <input type="hidden" name="csv" value={csv} />
          <SubmitButton busyLabel={t("inviting")}>{t("invite", { count })}</SubmitButton>
        </PostForm>
      )}
    </section>
  );
}

interface InvitedProps {
  invited: number;
  links: readonly InvitationLink[];
  lines: readonly ReadLine[];
  faulty: string | undefined;
}

/** Result of inviting: how many, their links if no email is sent, and who was not invited. */
function Invited({ invited, links, lines, faulty }: InvitedProps) {
  const t = useTranslations("invitations");
  return (
    <div className="grid gap-8">
      <p role="status" className="rounded border border-line bg-wash px-4 py-3">
        {t(links.length > 0 ? "invitedHere" : "invited", { count: invited })}
      </p>
      {links.length > 0 && <InvitationLinks links={links} />}
      {lines.length > 0 && (
        <section aria-labelledby="not-invited" className="grid gap-5">
          <h2 id="not-invited" className="text-2xl">
            {t("notInvited")}
          </h2>
          <ProblemLinesFile file={faulty} />
          <LineList lines={lines} />
        </section>
      )}
    </div>
  );
}

/** Every line of the file, with each of its problems on a separate line. */
function LineList({ lines }: { lines: readonly ReadLine[] }) {
  return (
    <>
      <ul className="grid gap-5">
        {lines.map((read) => (
          <ImportedLine key={read.line} read={read} />
        ))}
      </ul>
      {lines.some(({ problems }) => problems.includes("lineAreas")) && <AllAreas />}
    </>
  );
}

function ImportedLine({ read }: { read: ReadLine }) {
  const t = useTranslations("invitations");
  const { line, name, email, problems, unknownAreas, cells } = read;
  return (
    <li className="wrap-anywhere">
      <p>
        <strong>{t("line", { line: String(line) })}</strong> {name} {email}
      </p>
      {problems.length === 0 && <p className="state text-sage-ink">{t("lineGood")}</p>}
      <LineAsRead line={read} />
      <ul className="text-danger">
        {problems.map((problem) =>
          problem === "lineAreas" && unknownAreas.length > 0 ? (
            unknownAreas.map((area) => <UnknownAreaLine key={area.said} area={area} column={cells.lineAreas?.column} />)
          ) : (
            <ProblemLine key={problem} problem={problem} cell={cells[problem]} />
          ),
        )}
      </ul>
    </li>
  );
}

/** The column, what it contains, and what is allowed. */
function ProblemLine({ problem, cell }: { problem: LineProblem; cell: FoundCell | undefined }) {
  const t = useTranslations("invitations");
  const { typed } = useTypedDecimals();
  const of = COLUMNS_OF_PROBLEMS[problem];
  const columns = useColumns();
  const column = cell?.column ?? columns[of ? PLACES[of] : -1];
  return (
    <li>
      {cell && column && (
        <strong className="font-semibold">{cell.found ? t("lineFound", { column, found: cell.found }) : t("lineEmpty", { column })}</strong>
      )}{" "}
      {t(problem, { allowed: cell?.allowed ?? "", whole: cell?.either?.whole ?? "", part: typed(cell?.either?.part ?? "") })}
    </li>
  );
}

function UnknownAreaLine({ area: { said, nearest }, column }: { area: UnknownArea; column: string | undefined }) {
  const t = useTranslations("invitations");
  const columns = useColumns();
  const named = useNames();
  return (
    <li>
      <strong className="font-semibold">{t("lineFound", { found: said, column: column ?? columns[PLACES.areas] ?? "" })}</strong>{" "}
      {t("lineArea")}
      {nearest.length > 0 && <span className="text-soft"> {t("lineAreaNearest", { areas: nearest.map(named).join(", ") })}</span>}
    </li>
  );
}

function AllAreas() {
  const t = useTranslations("invitations");
  const named = useNames();
  return (
    <details>
      <summary className="text-link min-h-11 content-center">{t("allAreas")}</summary>
      <ul className="mt-2 gap-x-8 sm:columns-2">
        {offeredTopics().map(({ slug, name }) => (
          <li key={slug}>{named(name)}</li>
        ))}
      </ul>
    </details>
  );
}
