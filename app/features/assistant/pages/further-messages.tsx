import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";
import type { ConversationView } from "../conversation/conversation";
import { earlierPath, roomPath } from "../conversation/post-answer";

/** Link to the earlier messages. */
export function EarlierMessages({ conversation: { room, messages, hasEarlier } }: { conversation: ConversationView }) {
  const t = useTranslations("assistant");
  const [first] = messages;
  if (!hasEarlier || !first) return null;
  return (
    <p className="mb-5 text-center">
      <ButtonLink to={earlierPath(room, first.number)} variant="quiet" size="small">
        {t("earlier")}
      </ButtonLink>
    </p>
  );
}

/** Replaces the input while older messages are shown, because an answer would not be visible among them. */
export function LaterMessages({ room }: { room: ConversationView["room"] }) {
  const t = useTranslations("assistant");
  return (
    <p className="text-center">
      <ButtonLink to={roomPath(room)} variant="quiet" size="small">
        {t("later")}
      </ButtonLink>
    </p>
  );
}
