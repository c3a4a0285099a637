import { useState } from "react";
import { useTranslations } from "use-intl";
import type { SavedFormAnswer } from "#app/features/autosave/saved-form";
import { AreaButtons, useAreaChange } from "#app/features/profiles/details/area-buttons";
import { Panel } from "#app/features/profiles/panel";
import { offeredTopics, topicByName } from "#app/features/topics/topic-list";
import { PostForm } from "#app/ui/fields/form";
import { Fold } from "#app/ui/phone-fold";
import { useMessage } from "#app/ui/text/message-key";
import { MAX_FURTHER_TOPICS } from "./further-topics";

interface FurtherTopicsFormProps {
  primary: string;
  topics: readonly string[];
  answer: SavedFormAnswer | null;
}

/** Every topic except the primary one, as toggle buttons, chosen ones first. */
export function FurtherTopicsForm({ primary, topics, answer }: FurtherTopicsFormProps) {
  const t = useTranslations("advisorProfile");
  const message = useMessage();
  const [chosen, setChosen] = useState<readonly string[]>(topics);
  const [isFull, setFull] = useState(false);
  const change = useAreaChange({
    action: "/advisor-profile",
    intent: "topic",
    saved: "advisorProfile.updated",
    failed: "advisorProfile.updateFailed",
    show: (topic, isThere) => setChosen((now) => (isThere ? [...new Set([...now, topic])] : now.filter((each) => each !== topic))),
  });
  const refused = isFull ? "advisorProfile.topicsFull" : answer?.errors?.topic;
  const retired = topics.filter((name) => !topicByName(name));
  const offered = [...offeredTopics().map(({ name }) => name), ...retired].filter((name) => name !== primary);
  return (
    <Panel id="topics" title={t("topics")} text={t("topicsText")}>
      <PostForm
        onSubmit={(event) => {
          event.preventDefault();
          const { name, value } = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement;
          const isOneTooMany = name === "add" && chosen.length >= MAX_FURTHER_TOPICS;
          setFull(isOneTooMany);
          if (!isOneTooMany) change(value, name === "add");
        }}
      >
        <input type="hidden" name="intent" value="topic" />
        <p className="text-sm text-soft" aria-live="polite">
          {t("topicsCount", { count: chosen.filter((name) => name !== primary).length, most: MAX_FURTHER_TOPICS })}
        </p>
        {refused && (
          <p role="alert" className="field-error">
            {message(refused)}
          </p>
        )}
        <AreaButtons areas={offered.filter((name) => topics.includes(name))} chosen={chosen} />
        <Fold label={t("topicsMore")} isOpen={refused !== undefined}>
          <AreaButtons areas={offered.filter((name) => !topics.includes(name))} chosen={chosen} />
        </Fold>
      </PostForm>
    </Panel>
  );
}
