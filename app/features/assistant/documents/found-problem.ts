/** A problem with the document itself, as opposed to an internal error. */
export class Found extends Error {
  readonly problem: "Empty" | "Locked" | "TooLong" | "TooMuch" | "Unreadable";
  constructor(problem: Found["problem"]) {
    super(problem);
    this.problem = problem;
  }
}
