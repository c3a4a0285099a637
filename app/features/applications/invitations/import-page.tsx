import { useTranslations } from "use-intl";
import { TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { useMessage } from "#app/ui/text/message-key";
import type { ImportAnswer, ReadLine } from "./import-answer";

/** A file of advisors: chosen, looked at line by line, and then invited from. */
export function ImportPage({ answer }: { answer: ImportAnswer | undefined }) {
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
            {message(answer.problem)}
          </p>
        )}
        <input type="hidden" name="intent" value="check" />
        <TextField name="file" type="file" accept=".csv,text/csv" label={t("file")} />
        <div>
          <SubmitButton needs={["file"]} variant="secondary" busyLabel={t("checking")}>
            {t("check")}
          </SubmitButton>
        </div>
      </PostForm>
      {answer?.csv !== undefined && (answer.lines ? <Lines lines={answer.lines} csv={answer.csv} /> : <CheckAgain csv={answer.csv} />)}
    </div>
  );
}

/** For a file at which the server has failed. */
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

function Lines({ lines, csv }: { lines: ReadLine[]; csv: string }) {
  const t = useTranslations("invitations");
  const count = lines.filter(({ problems }) => problems.length === 0).length;
  return (
    <section aria-labelledby="lines" className="grid gap-5">
      <h2 id="lines" className="text-2xl">
        {t("linesTitle")}
      </h2>
      <ul className="grid gap-3">
        {lines.map(({ line, name, email, problems }) => (
          <li key={line} className="wrap-anywhere">
            <p>
              <strong>{t("line", { line: String(line) })}</strong> {name} {email}
            </p>
            <p className={problems.length > 0 ? "text-danger" : "text-soft"}>
              {problems.length > 0 ? problems.map((problem) => t(problem)).join(" ") : t("lineGood")}
            </p>
          </li>
        ))}
      </ul>
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
