import { LANGUAGES } from "#app/languages/languages";
import { nameIn } from "#app/languages/shown-texts";
import { offeredTopics, type Topic, topicByName } from "./topic-list";
import { topicNameKey } from "./topic-name";

/** Returns the offered topic with this name, in any case and any language. */
export function topicCalled(name: string): Topic | undefined {
  const key = topicNameKey(name);
  return (
    topicByName(name) ?? offeredTopics().find((topic) => LANGUAGES.some((language) => topicNameKey(nameIn(language, topic.name)) === key))
  );
}
