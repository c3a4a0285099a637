import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { hasSpecifiedCategories } from "#app/features/catalog/categories";
import { useWrittenLanguage } from "#app/languages/written-language";
import { Avatar } from "#app/ui/avatar";
import { Card } from "#app/ui/card";
import { TextAreaField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { useStoredText } from "#app/ui/fields/stored-text-fields";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { Page } from "#app/ui/page";
import { messageRules } from "../schema";
import { Problem } from "../thread/thread-page";
import type { PostAnswer } from "../thread/thread-view";
import { questionName } from "./box-of-messages";
import { useSendAgain } from "./use-send-again";

interface AskPageProps {
  /** Recipient; without a slug it is the other side of a consultation. */
  advisor: { slug: string | null; name: string; jobTitle: string | null; avatarUrl: string | null };
  isSignedIn: boolean;
  /** Idempotency key when signed in: the message is stored once, however often its form is sent. */
  newKey: string | null;
  /** Text typed before the sign-in. */
  draft: string;
  /** True if it was typed in another browser, perhaps by somebody else, and is not restored here. */
  isElsewhere: boolean;
  refused: PostAnswer | undefined;
}

/** Page for the first message to an advisor, or to the other side of a consultation. Signed-out visitors write first, then sign in to send. */
export function AskPage({
  advisor: { slug, name: known, jobTitle, avatarUrl },
  isSignedIn,
  newKey,
  draft,
  isElsewhere,
  refused,
}: AskPageProps) {
  const written = useWrittenLanguage();
  const t = useTranslations("messages");
  const name = known || t("aClient");
  const box = useStoredText(questionName(slug ?? name), draft);
  const answer = useSendAgain(box.ref, refused);
  const problem = answer?.ok === false ? answer : undefined;
  return (
    <Page title={t(slug ? "askTitle" : "writeTitle", { name })} intro={t(slug ? "askIntro" : "writeIntro", { name })} width="text">
      <Card className="space-y-6">
        <p className="flex items-center gap-4">
          <Avatar name={name} src={avatarUrl} />
          <span className="min-w-0">
            {slug ? (
              <Link to={`/advisors/${slug}`} prefetch="intent" className="text-link font-semibold">
                {name}
              </Link>
            ) : (
              <span className="font-semibold">{name}</span>
            )}
            {jobTitle && (
              <span {...written(jobTitle)} className="block text-soft">
                {jobTitle}
              </span>
            )}
          </span>
        </p>
        {isElsewhere && <p className="rounded border border-line bg-wash px-4 py-3 text-soft">{t("askedElsewhere")}</p>}
        <PostForm schema={messageRules} errors={problem?.errors} className="space-y-4">
          <Problem answer={answer} />
          <input type="hidden" name="intent" value="send" />
          {newKey && <input type="hidden" name="key" value={newKey} />}
          <TextAreaField
            {...box}
            name="text"
            label={t(slug ? "askLabel" : "writeLabel")}
            placeholder={slug ? t(hasSpecifiedCategories() ? "askPlaceholder" : "askPlaceholderOwn") : undefined}
            hint={!slug ? t("writeHint") : isSignedIn ? t("askFree") : t("signInNote")}
            rows={6}
            dir="auto"
            defaultValue={problem?.text ?? draft}
          />
          <SubmitButton needs={["text"]} busyLabel={t("sending")}>
            {isSignedIn ? t("send") : t("signInToSend")}
          </SubmitButton>
        </PostForm>
      </Card>
    </Page>
  );
}
