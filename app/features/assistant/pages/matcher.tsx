import { Link, useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import type { CategoryId } from "#app/features/catalog/categories";
import { Named } from "#app/features/catalog/named";
import { useNames } from "#app/languages/names";
import { Badge } from "#app/ui/badge";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import type { ConversationView, ShownMessage } from "../conversation/conversation";
import { type PostAnswer, postPath } from "../conversation/post-answer";
import { DocumentForm } from "../documents/document-form";
import { RecommendationWords } from "../recommend/recommendation";
import { Speech, SpokenWords, StreamedText, Waiting } from "./chat-message";
import { Choices } from "./choices";
import { DocumentProgress } from "./document-progress";
import { EarlierMessages, LaterMessages } from "./further-messages";
import { GuidedForm } from "./guided-form";
import { MessageForm } from "./message-form";
import { Problem } from "./problem";
import { quickStartsOf } from "./quick-starts";
import { newestAnswer, useReadFromTop } from "./read-from-top";
import { needUntil, useRememberedNeed } from "./remembered-need";
import { useStreamedText } from "./streamed-text";

interface MatcherProps {
  category: CategoryId;
  /** The category's room, as `readConversation` returns it. */
  matcher: ConversationView;
  /** The response to a form posted without React; only on the assistant's own page. */
  refused?: PostAnswer;
}

/** The AI advisor matcher of a category's page, in all its stages (visitor site, section 2). */
export function Matcher({ category, matcher, refused }: MatcherProps) {
  const t = useTranslations("assistant");
  const fetcher = useFetcher<PostAnswer>({ key: `matcher-${category}` });
  const named = useNames();
  const newest = newestAnswer(matcher.messages);
  useReadFromTop(newest);
  useRememberedNeed(matcher.messages, matcher.hasLater);
  const forms = { room: category, fetcher, refused } as const;
  return (
    <section id="matcher" aria-labelledby="matcher-title" className="max-w-3xl">
      <div className="flex items-center gap-3">
        <h2 id="matcher-title" className="text-2xl">
          {t("matcherTitle")}
        </h2>
        <Badge tone="brass">{t("beta")}</Badge>
      </div>
      <p className="mt-2 mb-5 max-w-measure text-soft">{t("matcherIntro")}</p>
      <div className="card p-0">
        <div role="log" aria-label={t("matcherConversation")} className="px-4 py-5 sm:px-6">
          <EarlierMessages conversation={matcher} />
          <ul className="space-y-5">
            {!matcher.hasEarlier && (
              <Speech from="assistant" timestamp={matcher.startedAt}>
                <SpokenWords text={t("matcherWelcome")} />
              </Speech>
            )}
            {matcher.messages.map((message) => (
              <Speech
                key={message.number}
                from={message.role}
                timestamp={message.timestamp}
                isWide={message.advisorRecommendations !== undefined}
                isNewest={message.number === newest}
              >
                <MatcherWords
                  message={message}
                  faces={matcher.faces}
                  need={needUntil(matcher.messages, message.number, named)}
                  pace={matcher.pace}
                />
                <Choices room={category} fetcher={fetcher} choices={message.choices} links={message.links} />
              </Speech>
            ))}
            {!matcher.hasLater && <Underway room={category} form={fetcher.formData} />}
          </ul>
        </div>
        <div className="space-y-6 border-t border-line px-4 py-5 sm:px-6">
          {matcher.hasLater ? <LaterMessages room={category} /> : <MatcherForms {...forms} matcher={matcher} />}
        </div>
      </div>
    </section>
  );
}

interface MatcherFormsProps {
  room: CategoryId;
  fetcher: ReturnType<typeof useFetcher<PostAnswer>>;
  refused: PostAnswer | undefined;
  matcher: ConversationView;
}

/** The forms available at the conversation's stage. */
function MatcherForms({ matcher, ...forms }: MatcherFormsProps) {
  const t = useTranslations("assistant");
  const { room, fetcher, refused } = forms;
  return (
    <>
      <Problem answer={fetcher.data ?? refused} />
      {matcher.stage === "welcome" && <QuickStarts category={room} />}
      {matcher.stage === "questioning" && <GuidedForm {...forms} answers={matcher.answers} />}
      <MessageForm {...forms} placeholder={t("matcherPlaceholder")} />
      <DocumentForm {...forms} />
      {matcher.stage !== "welcome" && <StartOver category={room} />}
    </>
  );
}

function MatcherWords({ message, ...shown }: Pick<ConversationView, "faces" | "pace"> & { message: ShownMessage; need: string }) {
  if (message.advisorRecommendations) return <RecommendationWords message={message} {...shown} />;
  return <SpokenWords text={message.content} isUrgent={message.isUrgent} />;
}

/** The message just sent, and the answer's progress or the words streamed so far. */
function Underway({ room, form }: { room: CategoryId; form: FormData | undefined }) {
  const t = useTranslations("assistant");
  const words = useStreamedText(room);
  if (!form) return null;
  const content = form.get("content");
  return (
    <>
      {typeof content === "string" && (
        <Speech from="user">
          <SpokenWords text={content} />
        </Speech>
      )}
      <Speech from="assistant">
        {words ? <StreamedText text={words} /> : form.has("document") ? <DocumentProgress /> : <Waiting label={t("finding")} />}
      </Speech>
    </>
  );
}

function QuickStarts({ category }: { category: CategoryId }) {
  const t = useTranslations("assistant");
  const starts = quickStartsOf(category);
  if (starts.length === 0) return null;
  return (
    <nav aria-label={t("quickStart")}>
      <p className="field-label">{t("quickStart")}</p>
      <ul className="flex flex-wrap gap-2">
        {starts.map(({ label, path }) => (
          <li key={path}>
            <Link to={path} className="inline-flex min-h-11 items-center rounded border border-edge px-3.5 hover:border-sage">
              <Named name={label} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function StartOver({ category }: { category: CategoryId }) {
  const t = useTranslations("assistant");
  return (
    <PostForm action={postPath(category, false)} preventScrollReset>
      <SubmitButton variant="quiet" size="small" name="assistant" value="delete">
        {t("startOver")}
      </SubmitButton>
    </PostForm>
  );
}
