/** What happened, told by its signs: all of `signs` are said, in any order, and nothing of `not`. */
export interface PlainMatter {
  areas: Readonly<Record<string, number>>;
  signs: readonly RegExp[];
  not?: RegExp;
  /** Beside another matter that is likely it is a second one: both are asked about. */
  isBeside?: boolean;
}
