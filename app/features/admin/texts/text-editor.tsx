import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";
import { buttonClass } from "#app/ui/button-class";
import { TextAreaField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { LocalTime } from "#app/ui/text/format";
import { FailureAlert, WarningAlert } from "../alert";
import { type EditedText, type TextChange, type TextListParams, textsAddress } from "./edited-text";
import type { TextsAnswer } from "./texts-answer";

interface TextEditorProps {
  text: EditedText;
  params: TextListParams;
  answer: TextsAnswer | undefined;
  zone: string;
}

/** Editor of a text, with the shipped text and its change history. */
export function TextEditor({ text, params, answer, zone }: TextEditorProps) {
  const t = useTranslations("ownTexts");
  return (
    <div className="grid gap-5 py-6">
      {text.isOutdated && <WarningAlert>{t("behind")}</WarningAlert>}
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
        <div className="grid content-start gap-4">
          <AnsweringContext label={t("standard")} text={text.standard} language={params.language} />
          {text.english !== null && (
            <AnsweringContext label={t(text.isEnglishOwn ? "englishOwn" : "english")} text={text.english} language="en" />
          )}
        </div>
        {text.editAt ? <WrittenElsewhere to={text.editAt} /> : <TextForm text={text} params={params} answer={answer} />}
      </div>
      {params.place === "mails" && <MailPreview name={text.name} language={params.language} />}
      {text.changes.length > 0 && <Changes changes={text.changes} language={params.language} zone={zone} />}
      <p>
        <Link to={textsAddress({ ...params, text: null })} preventScrollReset className="text-link">
          {t("close")}
        </Link>
      </p>
    </div>
  );
}

const THEMES = [
  ["light", "mailLight"],
  ["dark", "mailDark"],
] as const;

/** Links to previews of the mail that contains a text. */
function MailPreview({ name, language }: { name: string; language: string }) {
  const t = useTranslations("ownTexts");
  return (
    <p className="flex flex-wrap items-center gap-3">
      <span className="text-soft">{t("mailPreview")}</span>
      {THEMES.map(([theme, label]) => (
        <a
          key={theme}
          href={`/admin/texts/mail?${new URLSearchParams({ text: name, language, theme })}`}
          target="_blank"
          rel="noreferrer"
          className={buttonClass("secondary", "small")}
        >
          {t(label)}
        </a>
      ))}
    </p>
  );
}

const AnsweringContext = ({ label, text, language }: { label: string; text: string; language: string }) => (
  <div>
    <p className="field-label">{label}</p>
    <p lang={language} className="mt-1 rounded bg-wash px-3 py-2 wrap-anywhere">
      {text}
    </p>
  </div>
);

function WrittenElsewhere({ to }: { to: string }) {
  const t = useTranslations("ownTexts");
  return (
    <div className="grid content-start justify-items-start gap-4">
      <p>{t("editAt")}</p>
      <ButtonLink to={to} variant="secondary">
        {t("editAtLink")}
      </ButtonLink>
    </div>
  );
}

function TextForm({ text, params, answer }: Omit<TextEditorProps, "zone">) {
  const t = useTranslations("ownTexts");
  const words = useTranslations("admin");
  const misfit = answer?.misfit;
  const hint = [text.names.length > 0 && t("names", { names: text.names.join(" ") }), t("most", { most: text.most })];
  return (
    <PostForm
      preventScrollReset
      errors={misfit && { text: `ownTexts.${misfit.key}` }}
      data-drafts={answer ? "refused" : ""}
      className="grid content-start gap-4"
    >
      <FailureAlert alert={answer?.alert} />
      <input type="hidden" name="place" value={params.place} />
      <input type="hidden" name="language" value={params.language} />
      <input type="hidden" name="name" value={text.name} />
      <input type="hidden" name="version" value={text.version} />
      <TextAreaField
        name="text"
        label={t("field")}
        lang={params.language}
        rows={Math.min(12, 3 + Math.floor(text.standard.length / 60))}
        defaultValue={answer?.typed ?? text.draft ?? text.own ?? text.standard}
        error={misfit && t(misfit.key, { names: "", most: 0, ...misfit.values })}
        hint={hint.filter(Boolean).join(" ")}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton name="intent" value="save-draft" busyLabel={words("saving")}>
          {t("saveDraft")}
        </SubmitButton>
        <SubmitButton name="intent" value="publish" variant="secondary" busyLabel={t("publishing")}>
          {t("publish")}
        </SubmitButton>
        {text.draft !== null && (
          <SubmitButton name="intent" value="discard" variant="quiet">
            {t("discard")}
          </SubmitButton>
        )}
        {text.own !== null && (
          <SubmitButton name="intent" value="restore" variant="quiet">
            {t("restore")}
          </SubmitButton>
        )}
      </div>
    </PostForm>
  );
}

function Changes({ changes, language, zone }: { changes: readonly TextChange[]; language: string; zone: string }) {
  const t = useTranslations("ownTexts");
  return (
    <details>
      <summary className="min-h-11 content-center font-semibold">{t("changes")}</summary>
      <ul className="divide-y divide-line border-y border-line">
        {changes.map(({ id, name, at, before, after }) => (
          <li key={id} className="grid gap-1 py-3 text-sm wrap-anywhere">
            <p className="text-soft">
              {t.rich("changedBy", { name: name || t("unknown"), time: () => <LocalTime key="time" at={at} zone={zone} /> })}
            </p>
            <p lang={language}>
              <del>{before}</del>
            </p>
            <p lang={language}>
              <ins className="no-underline">{after}</ins>
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
