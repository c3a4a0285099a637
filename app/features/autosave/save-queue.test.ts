import { expect, test, vi } from "vitest";
import { type SaveAnswer, SaveQueue, type StoredText, type Ticket } from "./save-queue";

function aQueue(kept = new Map<string, StoredText>()) {
  const sent: string[] = [];
  const timers: (() => void)[] = [];
  const queue = new SaveQueue({
    send: ({ field, value }, was) => sent.push(`${field}: ${was} → ${value}`),
    later: (work) => timers.push(work),
    keep: (key, words) => void (words ? kept.set(key, words) : kept.delete(key)),
    kept: (key) => kept.get(key) ?? null,
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
  queue.begin("profile.name", "Ann");
  queue.begin("profile.city", "London");
  const saved = (field: string, value: string): SaveAnswer => ({ ok: true, saved: { [field]: value } });
  return { queue, sent, timers, ticket, onSaved, onFailed, saved, kept };
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
  queue.begin("profile.name", "Ann");
  expect(queue.latest("profile.name")).toBe("Eve");
});

test("what is typed is kept beyond the page until it is saved, and the next page begins with it", () => {
  const first = aQueue();
  first.queue.typed("profile.name", "Ev");
  const second = aQueue(first.kept);
  expect(second.queue.begin("profile.name", "Ann")).toBe("Ev");
  second.queue.save(second.ticket("name", "Eve"));
  second.queue.answer({ away: "offline" });
  const third = aQueue(second.kept);
  expect(third.queue.begin("profile.name", "Ann")).toBe("Eve");
  third.queue.save(third.ticket("name", "Eve"));
  third.queue.answer(third.saved("name", "Eve"));
  expect(third.kept.size).toBe(0);
});

test("kept words say what the field was when they were typed, so a newer save from elsewhere is found", () => {
  const { kept, queue } = aQueue();
  queue.typed("profile.name", "Eve");
  const next = aQueue(kept);
  expect(next.queue.begin("profile.name", "Anna")).toBe("Eve");
  next.queue.save(next.ticket("name", "Eve"));
  expect(next.sent).toEqual(["name: Ann → Eve"]);
});

test("what is typed while an older value is being saved is kept, against the saved one", () => {
  const { queue, ticket, saved, kept } = aQueue();
  queue.save(ticket("name", "Eve"));
  queue.typed("profile.name", "Eve M");
  queue.answer(saved("name", "Eve"));
  expect(kept.get("profile.name")).toEqual({ value: "Eve M", was: "Eve" });
});

test("words typed back to what the server has, given up, settled by what stands elsewhere, or saved after all are forgotten", () => {
  const { queue, ticket, kept } = aQueue();
  queue.typed("profile.name", "Eve");
  queue.typed("profile.name", "Ann");
  expect(kept.size).toBe(0);
  queue.save(ticket("name", "Eve"));
  queue.answer({ away: "offline" });
  queue.giveUp();
  expect(kept.size).toBe(0);
  queue.typed("profile.city", "Paris");
  queue.settle("profile.city");
  expect(kept.size).toBe(0);
  queue.typed("profile.city", "Paris");
  aQueue(kept).queue.begin("profile.city", "Paris");
  expect(kept.size).toBe(0);
});
