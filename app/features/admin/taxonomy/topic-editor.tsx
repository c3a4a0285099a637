import { Link, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { categories, categoryById } from "#app/features/catalog/categories";
import { useLanguageTitle } from "#app/features/catalog/language-titles";
import { shelvesOf } from "#app/features/topics/topic-list";
import { colonIn } from "#app/languages/colon";
import type { Language } from "#app/languages/languages";
import { useNames } from "#app/languages/names";
import { Badge } from "#app/ui/badge";
import { Button } from "#app/ui/button";
import { SelectField, TextAreaField, TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { Icon } from "#app/ui/icon";
import { ConfirmDialog } from "#app/ui/overlays/confirm-dialog";
import { FailureAlert, WarningAlert } from "../alert";
import { TOPIC_MAX_CHARACTERS } from "../limits";
import type { EditedTopic } from "./edited-topic";
import { type FurtherLanguage, ownLanguageBeside } from "./further-language";
import { OfferedFirst } from "./offered-first";
import { ownText } from "./own-text";
import { StandingNote } from "./standing";
import type { TopicAnswer } from "./topic-answer";
import { UnlikeChoice } from "./unlike-choice";

interface TopicEditorProps {
  /** Null for a new topic. */
  topic: EditedTopic | null;
  /** Name in the site's own language. */
  shownName: string;
  /** The language in which it was written. */
  written?: Language;
  languages: readonly FurtherLanguage[];
  answer: TopicAnswer | undefined;
}

/** Form of a topic: name, place and synonyms; with retire and restore. */
export function TopicEditor({ topic, shownName, written, languages, answer }: TopicEditorProps) {
  const t = useTranslations("taxonomy");
  const named = useNames();
  return (
    <div className="max-w-2xl">
      <Link to="/admin?view=topics" className="text-link inline-flex min-h-11 items-center gap-1">
        <Icon name="chevron-left" />
        {t("all")}
      </Link>
      <div className="mt-1 flex flex-wrap items-center gap-3">
        <h2 className="text-2xl">{topic ? named(topic.name) : t("addTitle")}</h2>
        {topic?.isRetired && <Badge>{t("retired")}</Badge>}
      </div>
      <p className="mt-1 mb-6 text-soft">{t(topic ? "editText" : "addText")}</p>
      {topic?.isRetired && <WarningAlert>{t("retiredNote")}</WarningAlert>}
      <Trouble answer={answer} topic={topic} />
      <TopicForm
        key={topic && `${topic.slug} ${topic.version}`}
        topic={topic}
        shownName={shownName}
        written={written}
        languages={languages}
        answer={answer}
      />
      {topic && <RetireButton topic={topic} />}
    </div>
  );
}

/** Error; for a topic that somebody else has changed, with its current state. */
function Trouble({ answer, topic }: Pick<TopicEditorProps, "topic" | "answer">) {
  const named = useNames();
  const t = useTranslations("taxonomy");
  const language = useLocale();
  const words = useTranslations("admin");
  const { pathname, search } = useLocation();
  const isStale = answer?.alert?.key === "taxonomy.topicStale" && topic !== null;
  return (
    <div className="mt-4">
      <FailureAlert alert={answer?.alert}>
        {isStale && (
          <>
            <p className="mt-1">
              {[named(topic.name), placeOf(topic, named, language), topic.words, topic.isRetired ? t("retired") : ""]
                .filter(Boolean)
                .join(" · ")}
            </p>
            <Link to={pathname + search} preventScrollReset className="text-link mt-2 inline-flex min-h-11 items-center">
              {words("reload")}
            </Link>
          </>
        )}
      </FailureAlert>
    </div>
  );
}

function TopicForm({ topic, shownName, written, languages, answer }: TopicEditorProps) {
  const t = useTranslations("taxonomy");
  const language = useLocale();
  const words = useTranslations("admin");
  const given = { name: shownName, place: topic?.shelf ?? topic?.category ?? "", words: topic?.words ?? "", ...answer?.typed };
  const named = useNames();
  const own = ownLanguageBeside(languages);
  const languageTitle = useLanguageTitle();
  const places = categories().map(({ id, name }) => ({
    label: named(name),
    options: [
      { value: id, label: t("placeAlone", { category: named(name) }) },
      ...shelvesOf(id).map(({ key, label }) => ({ value: key, label: `${named(name)}${colonIn(language)} ${named(label)}` })),
    ],
  }));
  return (
    <PostForm errors={answer?.errors} preventScrollReset data-drafts={answer ? "refused" : ""} className="mt-6 grid gap-5">
      {topic && <Which topic={topic} />}
      <TextField
        name="name"
        label={`${t("name")} (${languageTitle(own)})`}
        {...ownText({ t, languageTitle }, own, written, t("nameHint"))}
        defaultValue={given.name}
        maxLength={TOPIC_MAX_CHARACTERS}
        required
      />
      {answer?.taken && (
        <Link
          to={`/admin?view=topics&topic=${answer.taken.slug}`}
          className="text-link inline-flex min-h-11 items-center justify-self-start"
        >
          {t("editEntry", { name: named(answer.taken.name) })}
        </Link>
      )}
      <SelectField name="place" label={t("place")} hint={t("placeHint")} options={places} defaultValue={given.place} />
      {topic && <p className="text-sm text-soft">{t("renameHint")}</p>}
      <UnlikeChoice languages={answer?.leftBehind} chosen={answer?.typed.unlike} />
      <OfferedFirst languages={languages} className="grid gap-5 sm:grid-cols-2">
        {({ language, standing, shipped }) => (
          <TextField
            key={language}
            name={`translations.${language}`}
            label={`${t("name")} (${languageTitle(language)})`}
            lang={language}
            placeholder={standing[0]}
            defaultValue={answer?.typed[`translations.${language}`] ?? topic?.translations[language] ?? shipped[0] ?? ""}
            maxLength={TOPIC_MAX_CHARACTERS}
            optional
          />
        )}
      </OfferedFirst>
      <TextAreaField name="words" label={t("words")} hint={t("wordsHint")} defaultValue={given.words} rows={3} optional />
      <div>
        <SubmitButton name="intent" value={topic ? "save-topic" : "add-topic"} busyLabel={words("saving")}>
          {t(topic ? "save" : "addIt")}
        </SubmitButton>
      </div>
    </PostForm>
  );
}

function RetireButton({ topic }: { topic: EditedTopic }) {
  const t = useTranslations("taxonomy");
  const words = useTranslations("admin");
  const named = useNames();
  const which = <Which topic={topic} />;
  return (
    <div className="mt-10 border-t border-line pt-6">
      {topic.isRetired ? (
        <PostForm preventScrollReset>
          {which}
          <SubmitButton variant="secondary" name="intent" value="restore-topic" busyLabel={words("saving")}>
            {t("restore")}
          </SubmitButton>
        </PostForm>
      ) : (
        <ConfirmDialog
          id="retire-topic"
          trigger={<Button variant="secondary">{t("retire")}</Button>}
          title={t("retireTitle", { name: named(topic.name) })}
          text={t("retireText")}
          confirmLabel={t("retire")}
          busyLabel={words("saving")}
          name="intent"
          value="retire-topic"
        >
          {which}
          {Boolean(topic.leftWithout) && <p className="font-semibold">{t("leftWithout", { count: topic.leftWithout ?? 0 })}</p>}
          <StandingNote standing={topic.standing} />
        </ConfirmDialog>
      )}
    </div>
  );
}

const Which = ({ topic: { slug, version } }: { topic: EditedTopic }) => (
  <>
    <input type="hidden" name="slug" value={slug} />
    <input type="hidden" name="version" value={version} />
  </>
);

function placeOf({ category, shelf }: EditedTopic, named: (english: string) => string, language: string) {
  const page = named(categoryById(category).name);
  const label = shelvesOf(category).find(({ key }) => key === shelf)?.label;
  return label ? `${page}${colonIn(language)} ${named(label)}` : page;
}
