import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button";
import { useMessage } from "#app/ui/text/message-key";
import { Words } from "./message-bubble";
import type { ShownOutgoing } from "./use-outgoing";

interface OutgoingMessageProps {
  item: ShownOutgoing;
  onSendAgain: (key: string) => void;
  onTakeBack: (item: ShownOutgoing) => void;
}

/** A message being sent, or why it was not and what can be done. */
export function OutgoingMessage({ item, onSendAgain, onTakeBack }: OutgoingMessageProps) {
  const t = useTranslations("messages");
  const message = useMessage();
  return (
    <li className="flex flex-col items-end">
      <div className="flex w-full flex-col items-end opacity-75">
        <Words isMine text={item.text} />
      </div>
      {item.problem === null ? (
        <p className="mt-1 px-1 text-sm text-soft">{t("onItsWay")}</p>
      ) : (
        <div className="mt-1 flex flex-wrap items-center justify-end gap-2 px-1 text-sm">
          <p role="alert" className="text-danger">
            {message(item.problem)}
          </p>
          <Button variant="secondary" size="small" onClick={() => onSendAgain(item.key)}>
            {t("sendAgain")}
          </Button>
          <Button variant="quiet" size="small" onClick={() => onTakeBack(item)}>
            {t("takeBack")}
          </Button>
        </div>
      )}
    </li>
  );
}
