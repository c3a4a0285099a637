/** What was found wrong, and not what went wrong. */
export class Found extends Error {
  readonly problem: "Empty" | "Locked" | "TooLong" | "TooMuch" | "Unreadable";
  constructor(problem: Found["problem"]) {
    super(problem);
    this.problem = problem;
  }
}
