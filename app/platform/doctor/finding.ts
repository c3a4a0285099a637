export type State = "fine" | "look" | "wrong";

/** The result of one check. */
export interface Finding {
  name: string;
  state: State;
  text: string;
  /** The command or the setting that fixes it. */
  mend?: string;
}

export const fine = (name: string, text: string): Finding => ({ name, state: "fine", text });
/** Creates a finding that works but may not be what is wanted. */
export const look = (name: string, text: string, mend: string): Finding => ({ name, state: "look", text, mend });
export const wrong = (name: string, text: string, mend: string): Finding => ({ name, state: "wrong", text, mend });

const SIGNS: Record<State, string> = { fine: "✓", look: "!", wrong: "✗" };

/** Formats the findings as terminal output. */
export function screenOf(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ name, state, text, mend }) => [
    `  ${SIGNS[state]} ${name.padEnd(14)} ${text}`,
    ...(mend ? [`${" ".repeat(19)}→ ${mend}`] : []),
  ]);
  const count = (state: State) => findings.filter((finding) => finding.state === state).length;
  return `\n${lines.join("\n")}\n\n  ${count("fine")} fine, ${count("look")} to look at, ${count("wrong")} wrong\n`;
}
