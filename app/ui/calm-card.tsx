import { Card } from "./card";
import { TextToCall } from "./text/text-to-call";

/** A sentence and a helpline, in the language of the person addressed. */
export interface CalmWords {
  language: string;
  sentence: string;
  line: string;
}

/** Shown in place of the page's content to a person who may need help. */
export function CalmCard({ words: { language, sentence, line } }: { words: CalmWords }) {
  return (
    <Card kind="quiet" className="max-w-measure space-y-3" role="status" lang={language}>
      <p className="text-lg font-semibold">
        <TextToCall text={sentence} />
      </p>
      {line && (
        <p>
          <TextToCall text={line} />
        </p>
      )}
    </Card>
  );
}
