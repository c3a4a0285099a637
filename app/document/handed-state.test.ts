import fc from "fast-check";
import { UNSAFE_decodeViaTurboStream as decodeViaTurboStream } from "react-router";
import { expect, test } from "vitest";
import { handPlain, isPlain } from "./handed-state";
import { encodePlain } from "./router-internals";

/** Decodes what React Router's client reads from a page. */
async function readBack(value: object): Promise<unknown> {
  const carried = JSON.parse(JSON.stringify(handPlain(value)));
  const stream = new Response(encodePlain(carried)).body!;
  return (await decodeViaTurboStream(stream, globalThis as never)).value;
}

const plain = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    fc.string({ unit: "grapheme" }),
    fc.boolean(),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).filter((number) => !Object.is(number, -0)),
    fc.constant(null),
    fc.date({ noInvalidDate: true }),
    fc.array(tie("value")),
    fc.dictionary(
      fc.string().filter((key) => key !== "__proto__" && key !== "@date"),
      tie("value"),
      { noNullPrototype: true },
    ),
  ),
})).value;

test("whatever is plain is read back as it was", async () => {
  await fc.assert(
    fc.asyncProperty(fc.record({ loaderData: plain, actionData: plain }, { noNullPrototype: true }), async (data) => {
      expect(isPlain(data)).toBe(true);
      expect(await readBack(data)).toEqual(data);
    }),
  );
});

test("what JSON cannot say wholly is not plain", () => {
  for (const value of [
    undefined,
    NaN,
    Infinity,
    -0,
    1n,
    new Map(),
    new Set(),
    Promise.resolve(),
    new Date(NaN),
    /x/,
    [undefined],
    { "@date": 1 },
  ])
    expect(isPlain({ value }), String(value)).toBe(value === undefined);
});
