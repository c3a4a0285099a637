import { LANGUAGES } from "#app/languages/languages";
import { nameIn } from "#app/languages/shown-texts";
import { offeredTopics, type Topic, topicByName } from "./topic-list";
import { topicNameKey } from "./topic-name";

/** The topic that is offered under a name in any case, or under what any language calls it. */
export function topicCalled(name: string): Topic | undefined {
  const key = topicNameKey(name);
  return (
    topicByName(name) ?? offeredTopics().find((topic) => LANGUAGES.some((language) => topicNameKey(nameIn(language, topic.name)) === key))
  );
}
