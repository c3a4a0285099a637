import { expect, test } from "vitest";
import { oneAtATime } from "./one-at-a-time";

/** Requests that wait until they are answered, one after the other. */
function questions() {
  const asked: PromiseWithResolvers<string>[] = [];
  const ask = oneAtATime(() => {
    asked.push(Promise.withResolvers<string>());
    return asked.at(-1)!.promise;
  });
  return { asked, ask };
}

test("whoever asks meanwhile gets the answer to one question that is asked afterwards", async () => {
  const { asked, ask } = questions();
  const [first, second, third] = [ask(), ask(), ask()];
  expect(asked).toHaveLength(1);
  asked[0]!.resolve("old");
  expect(await first).toBe("old");
  await expect.poll(() => asked.length).toBe(2);
  asked[1]!.resolve("new");
  expect(await Promise.all([second, third])).toEqual(["new", "new"]);
  expect(asked).toHaveLength(2);
});

test("a question that fails does not stop the next", async () => {
  const { asked, ask } = questions();
  const [first, second] = [ask(), ask()];
  asked[0]!.reject(new Error("away"));
  await expect(first).rejects.toThrow("away");
  await expect.poll(() => asked.length).toBe(2);
  asked[1]!.resolve("here");
  expect(await second).toBe("here");
  const third = ask();
  expect(asked).toHaveLength(3);
  asked[2]!.resolve("again");
  expect(await third).toBe("again");
});
