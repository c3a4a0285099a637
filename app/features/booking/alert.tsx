import { type MessageKey, useMessage } from "#app/ui/text/message-key";

interface AlertProps {
  text: MessageKey;
  tone?: "danger" | "brass";
  children?: React.ReactNode;
}

/** An inline alert at the place where the problem occurred, with a suggested next step. */
export function Alert({ text, tone = "danger", children }: AlertProps) {
  const message = useMessage();
  const look = tone === "danger" ? "border-danger/35 bg-danger-wash" : "border-brass bg-brass-wash";
  return (
    <div role="alert" className={`rounded border px-4 py-3 ${look}`}>
      <p className={tone === "danger" ? "font-semibold text-danger" : "font-semibold text-brass-ink"}>{message(text)}</p>
      {children}
    </div>
  );
}
