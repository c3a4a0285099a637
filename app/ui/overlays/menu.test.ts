import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeWhenLeft, moveInMenu } from "./menu";

/** The parts of an element that a menu uses. */
class FakeElement {
  stops: FakeElement[] = [];
  isOpen = false;
  within: FakeElement | null = null;
  focus() {
    page.activeElement = this;
  }
  closest(selector: string) {
    return selector === "[popover]" ? this.within : null;
  }
  matches(selector: string) {
    return selector === ":popover-open" && this.isOpen;
  }
  querySelectorAll() {
    return this.stops;
  }
  showPopover() {
    this.isOpen = true;
  }
  hidePopover() {
    this.isOpen = false;
  }
  contains(other: FakeElement) {
    return this.stops.includes(other);
  }
}
class FakeButton extends FakeElement {
  popoverTargetElement: FakeElement | null = null;
}

const page: { activeElement: FakeElement | null } = { activeElement: null };

beforeEach(() => {
  vi.stubGlobal("HTMLElement", FakeElement);
  vi.stubGlobal("HTMLButtonElement", FakeButton);
  vi.stubGlobal("document", page);
});
afterEach(() => vi.unstubAllGlobals());

/** A closed menu with the given number of items; its button has the focus. */
function aMenu(count: number) {
  const [menu, button] = [new FakeElement(), new FakeButton()];
  menu.within = menu;
  menu.stops = Array.from({ length: count }, () => new FakeElement());
  button.popoverTargetElement = menu;
  button.focus();
  const press = (key: string, held: Partial<KeyboardEvent> = {}, on: FakeElement = menu.isOpen ? menu : button) => {
    const event = { key, altKey: false, ctrlKey: false, metaKey: false, ...held, currentTarget: on, preventDefault: vi.fn() };
    moveInMenu(event as unknown as React.KeyboardEvent<HTMLElement>);
    return event.preventDefault.mock.calls.length > 0;
  };
  /** Index of the focused item, or -1. */
  const at = () => (page.activeElement ? menu.stops.indexOf(page.activeElement) : -1);
  return { menu, button, press, at };
}

test.each([1, 2, 3, 7])("the arrow keys lead through a menu of %i in a circle, both ways", (count) => {
  const { press, at } = aMenu(count);
  const ring = Array.from({ length: count * 2 + 1 }, (_, index) => index % count);
  const walk = (key: string) => ring.map(() => (press(key) ? at() : "not taken"));
  expect(walk("ArrowDown")).toEqual(ring);
  press("Home");
  expect(at()).toBe(0);
  expect(walk("ArrowUp")).toEqual(ring.map((_, index) => (count * 3 - 1 - index) % count));
});

test("Home and End lead to the ends from wherever the focus is, and from an end the other way round to the other", () => {
  const { menu, press, at } = aMenu(4);
  press("ArrowDown");
  for (const from of menu.stops) {
    for (const [key, to] of [
      ["End", 3],
      ["Home", 0],
    ] as const) {
      from.focus();
      press(key);
      expect([key, at()]).toEqual([key, to]);
    }
  }
  press("ArrowUp");
  expect(at()).toBe(3);
  press("ArrowDown");
  expect(at()).toBe(0);
});

test.each([
  ["ArrowDown", 0],
  ["ArrowUp", 2],
  ["Home", 0],
  ["End", 2],
])("%s on the button opens the menu at its stop %i", (key, stop) => {
  const { menu, press, at } = aMenu(3);
  expect(press(key)).toBe(true);
  expect([menu.isOpen, at()]).toEqual([true, stop]);
});

test("other keys, and keys that are held with one of the browser's own, are left to the browser; an empty menu moves no focus", () => {
  const { menu, press, at } = aMenu(3);
  for (const key of ["Escape", "Tab", "Enter", " ", "a", "ArrowLeft", "PageDown"]) expect([key, press(key)]).toEqual([key, false]);
  for (const held of ["altKey", "ctrlKey", "metaKey"]) expect([held, press("ArrowDown", { [held]: true })]).toEqual([held, false]);
  expect([menu.isOpen, at()]).toEqual([false, -1]);
  const empty = aMenu(0);
  for (const key of ["ArrowDown", "ArrowUp", "Home", "End"]) expect([empty.press(key), empty.at()]).toEqual([true, -1]);
});

test("a menu that the focus leaves is closed; within it, on its own button and where nothing takes the focus it stays", () => {
  const { menu, button, press } = aMenu(2);
  press("ArrowDown");
  const leave = (to: FakeElement | null) => {
    closeWhenLeft({ currentTarget: menu, relatedTarget: to } as unknown as React.FocusEvent<HTMLElement>);
    return menu.isOpen;
  };
  expect([leave(menu.stops[1]!), leave(button), leave(null)]).toEqual([true, true, true]);
  expect(leave(new FakeButton())).toBe(false);
  press("ArrowDown");
  expect(leave(new FakeElement())).toBe(false);
});
