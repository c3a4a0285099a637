import { expect, test, vi } from "vitest";
import { type SaveAnswer, SaveQueue, type Ticket } from "./save-queue";

function aQueue() {
  const sent: string[] = [];
  const timers: (() => void)[] = [];
  const queue = new SaveQueue({
    send: ({ field, value }, was) => sent.push(`${field}: ${was} → ${value}`),
    later: (work) => timers.push(work),
  });
  const onSaved = vi.fn();
  const onFailed = vi.fn();
  const ticket = (field: string, value: string): Ticket => ({
    key: `profile.${field}`,
    field,
    value,
    action: "/profile",
    body: () => ({}),
    onSaved,
    onFailed,
  });
  queue.learn("profile.name", "Ann");
  queue.learn("profile.city", "London");
  const saved = (field: string, value: string): SaveAnswer => ({ ok: true, saved: { [field]: value } });
  return { queue, sent, timers, ticket, onSaved, onFailed, saved };
}

test("a changed field is sent with what it was, and ticked when it is saved", () => {
  const { queue, sent, ticket, saved, onSaved } = aQueue();
  queue.save(ticket("name", " Eve"));
  expect(sent).toEqual(["name: Ann →  Eve"]);
  expect(queue.stateOf("profile.name").phase).toBe("saving");
  queue.answer(saved("name", "Eve"));
  expect(queue.stateOf("profile.name").phase).toBe("saved");
  expect(onSaved).toHaveBeenCalledWith("Eve");
});

test("what the server has already is not sent", () => {
  const { queue, sent, ticket } = aQueue();
  queue.save(ticket("name", "Ann"));
  expect(sent).toEqual([]);
});

test("one save at a time, and of a field that waits only the last value", () => {
  const { queue, sent, ticket, saved } = aQueue();
  queue.save(ticket("name", "Eve"));
  queue.save(ticket("city", "Paris"));
  queue.save(ticket("name", "Eva"));
  queue.save(ticket("name", "Evi"));
  expect(sent).toEqual(["name: Ann → Eve"]);
  queue.answer(saved("name", "Eve"));
  queue.answer(saved("city", "Paris"));
  queue.answer(saved("name", "Evi"));
  expect(sent).toEqual(["name: Ann → Eve", "city: London → Paris", "name: Eve → Evi"]);
});

test("going back to what is being replaced is sent, too", () => {
  const { queue, sent, ticket, saved } = aQueue();
  queue.save(ticket("name", "Eve"));
  queue.save(ticket("name", "Ann"));
  queue.answer(saved("name", "Eve"));
  expect(sent).toEqual(["name: Ann → Eve", "name: Eve → Ann"]);
});

test("without an answer the same is sent again, later and later, until there is one", () => {
  const { queue, sent, timers, ticket, saved } = aQueue();
  queue.save(ticket("name", "Eve"));
  queue.answer({ away: "offline" });
  expect(queue.stateOf("profile.name")).toEqual({ phase: "waiting", reason: "offline" });
  expect(queue.isHeldUp()).toBe(true);
  queue.save(ticket("city", "Paris"));
  timers.shift()?.();
  queue.answer({ away: "busy" });
  timers.shift()?.();
  expect(sent).toEqual(["name: Ann → Eve", "name: Ann → Eve", "name: Ann → Eve"]);
  queue.answer(saved("name", "Eve"));
  expect(sent.at(-1)).toBe("city: London → Paris");
  expect(queue.isHeldUp()).toBe(false);
});

test("the connection that comes back sends at once, and the timer then sends nothing twice", () => {
  const { queue, sent, timers, ticket, saved } = aQueue();
  queue.save(ticket("name", "Eve"));
  queue.answer({ away: "offline" });
  queue.retryNow();
  queue.answer(saved("name", "Eve"));
  timers.shift()?.();
  expect(sent).toHaveLength(2);
});

test("a refused value keeps its message and is not what the server has", () => {
  const { queue, sent, ticket, saved, onSaved } = aQueue();
  queue.save(ticket("name", "R2D2"));
  queue.answer({ ok: false, errors: { name: "profiles.nameCharacters" } });
  expect(queue.stateOf("profile.name")).toEqual({ phase: "refused", message: "profiles.nameCharacters" });
  expect(onSaved).not.toHaveBeenCalled();
  queue.save(ticket("name", "Eve"));
  queue.answer(saved("name", "Eve"));
  expect(sent.at(-1)).toBe("name: Ann → Eve");
});

test("a newer save from another tab is told, and only then replaced", () => {
  const { queue, sent, ticket } = aQueue();
  queue.save(ticket("name", "Eve"));
  queue.answer({ ok: false, stale: { name: "Zoë" } });
  expect(queue.stateOf("profile.name")).toEqual({ phase: "stale", theirs: "Zoë" });
  queue.save(ticket("name", "Eve"));
  expect(sent.at(-1)).toBe("name: Zoë → Eve");
});

test("a failure says so and lets the next field go on", () => {
  const { queue, sent, ticket, onFailed } = aQueue();
  queue.save(ticket("name", "Eve"));
  queue.save(ticket("city", "Paris"));
  queue.answer({ failed: true });
  expect(onFailed).toHaveBeenCalledOnce();
  expect(sent.at(-1)).toBe("city: London → Paris");
});

test("a page opened again while a save waits shows what was typed", () => {
  const { queue, ticket } = aQueue();
  queue.save(ticket("name", "Eve"));
  queue.learn("profile.name", "Ann");
  expect(queue.latest("profile.name")).toBe("Eve");
});
