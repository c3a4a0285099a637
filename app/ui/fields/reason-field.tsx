import { TextAreaField, type TextAreaFieldProps } from "./field";
import { useKeptWords } from "./kept-boxes";

interface ReasonFieldProps extends Omit<TextAreaFieldProps, "name"> {
  /** The name that its words are kept under in this window, until they are sent. */
  kept: string;
}

/** A reason that may be given, in a question: it is there again when the question was closed, or its page left, to look something up. */
export function ReasonField({ kept, ...area }: ReasonFieldProps) {
  return <TextAreaField rows={3} optional {...area} {...useKeptWords(kept)} name="reason" />;
}
