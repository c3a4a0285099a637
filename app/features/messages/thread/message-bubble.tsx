import { useWrittenLanguage } from "#app/languages/written-language";

/** A message text as written: on its author's side of the page, in the direction of its script. */
export function Words({ isMine, text }: { isMine: boolean; text: string }) {
  const written = useWrittenLanguage();
  return (
    <p
      {...written(text)}
      dir="auto"
      className={`max-w-[88%] rounded px-4 py-3 break-words whitespace-pre-wrap sm:max-w-[75%] ${isMine ? "bg-sage-wash" : "bg-wash"}`}
    >
      {text}
    </p>
  );
}
