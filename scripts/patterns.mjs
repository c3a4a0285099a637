import { productPatterns } from "./patterns/find.mjs";
import { problemsOf } from "./patterns/judge.mjs";

// Whoever posts a text decides what a pattern meets: each takes time linear in it, or says why it may not.
const patterns = productPatterns();
const problems = problemsOf(patterns);

for (const problem of problems) console.log(problem);
console.log(`note: ${patterns.length} patterns, ${patterns.filter(({ reason }) => reason).length} with a reason`);
process.exit(problems.length > 0 ? 1 : 0);
