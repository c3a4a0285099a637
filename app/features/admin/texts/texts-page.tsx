import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { type Place, shapeOf } from "#app/features/own-texts/places";
import { Badge } from "#app/ui/badge";
import { buttonClass } from "#app/ui/button-class";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { Icon } from "#app/ui/icon";
import { FailureAlert } from "../alert";
import { type EditedText, type FoundPlace, type ListedText, type TextListParams, textsAddress } from "./edited-text";
import { TextEditor } from "./text-editor";
import { TextTools } from "./text-tools";
import type { TextsAnswer } from "./texts-answer";
import { TextsHead } from "./texts-head";

interface TextsPageProps {
  params: TextListParams<Place>;
  texts: readonly ListedText[];
  total: number;
  drafts: number;
  elsewhere: readonly FoundPlace[];
  open: EditedText | null;
  answer: TextsAnswer | undefined;
  zone: string;
  children?: React.ReactNode;
}

/** Texts of a place in a language, with the editor of the open one in its place in the list. */
export function TextsPage({ params, texts, total, drafts, elsewhere, open, answer, zone, children }: TextsPageProps) {
  const t = useTranslations("ownTexts");
  const { language } = params;
  return (
    <section aria-labelledby="texts" className="grid max-w-4xl gap-6">
      <TextsHead language={language} />
      {children}
      <TextTools params={params} />
      {answer?.name !== open?.name && <FailureAlert alert={answer?.alert} />}
      <Drafts params={params} count={drafts} />
      <div className="grid gap-1 text-sm text-soft">
        <p>{texts.length > 0 ? t("count", { shown: texts.length, total }) : t("none")}</p>
        <Elsewhere found={elsewhere} params={params} />
      </div>
      <ul className="divide-y divide-line border-y border-line">
        {texts.map((text) => (
          <li key={text.name} id={text.name === open?.name ? "open" : undefined} className="scroll-mt-4">
            {text.name === open?.name ? (
              <TextEditor
                key={`${language} ${open.name} ${open.version}`}
                text={open}
                params={params}
                answer={answer?.name === open.name ? answer : undefined}
                zone={zone}
              />
            ) : (
              <TextRow text={text} params={params} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Links to other places with matches. */
function Elsewhere({ found, params }: { found: readonly FoundPlace[]; params: TextListParams<Place> }) {
  const t = useTranslations("ownTexts");
  if (found.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      {t("elsewhere")}
      {found.map(({ place, count }) => (
        <Link key={place} to={textsAddress({ ...params, place, text: null })} className="text-link inline-flex min-h-11 items-center">
          {t("elsewherePlace", { place: t(`place_${place}`), count })}
        </Link>
      ))}
    </p>
  );
}

/** Unpublished drafts, with a preview of the page and a button to publish them. */
function Drafts({ params: { place, language }, count }: { params: TextListParams<Place>; count: number }) {
  const t = useTranslations("ownTexts");
  if (count === 0) return null;
  const { path } = shapeOf(place);
  return (
    <PostForm preventScrollReset className="flex flex-wrap items-center gap-3 rounded border border-brass bg-brass-wash px-4 py-3">
      <p className="grow text-brass-ink">{t("draftsWaiting", { count })}</p>
      <input type="hidden" name="place" value={place} />
      <input type="hidden" name="language" value={language} />
      {/* Opens the page as visitors will see it in a new tab; mails are previewed from each of their texts. */}
      {path && (
        <a href={`${path}?drafts=${language}`} target="_blank" rel="noreferrer" className={buttonClass("secondary")}>
          {t("preview")}
        </a>
      )}
      <SubmitButton name="intent" value="publish-all" busyLabel={t("publishing")}>
        {t("publishAll")}
      </SubmitButton>
    </PostForm>
  );
}

function TextRow({ text, params }: { text: ListedText; params: TextListParams<Place> }) {
  const t = useTranslations("ownTexts");
  return (
    <Link
      to={`${textsAddress({ ...params, text: text.name })}#open`}
      className="flex min-h-11 items-center gap-3 py-3 hover:text-sage-ink max-sm:items-start"
    >
      <span lang={params.language} className="min-w-0 grow wrap-anywhere">
        {text.draft ?? text.shown}
        {text.mail && <MailNote {...text.mail} />}
      </span>
      {text.isOutdated && <Badge tone="brass">{t("badgeOutdated")}</Badge>}
      {text.draft !== null && <Badge>{t("badgeDraft")}</Badge>}
      {text.isOwn && <Badge tone="sage">{t("badgeOwn")}</Badge>}
      <Icon name="edit" className="text-soft" />
    </Link>
  );
}

/** Recipient of a mail, in the admin's language, and its beginning, in the language of the mail. */
function MailNote({ reader, beginning }: NonNullable<ListedText["mail"]>) {
  const t = useTranslations("ownTexts");
  const language = useLocale();
  return (
    <span className="line-clamp-2 text-sm text-soft">
      {reader && (
        <strong lang={language} className="font-semibold">
          {t(`mailTo_${reader}`)}{" "}
        </strong>
      )}
      {beginning}
    </span>
  );
}
