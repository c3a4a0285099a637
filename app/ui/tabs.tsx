import { useEffect, useId, useRef, useState } from "react";
import { Link, useLocation, useNavigation } from "react-router";
import { classes } from "./classes";
import { useHydrated } from "./hydrated";

export interface LinkTab {
  to: string;
  label: React.ReactNode;
}

interface LinkTabsProps {
  tabs: readonly LinkTab[];
  /** Label of the tab list, for screen readers. */
  label: string;
  /** The current tab's panel. */
  children?: React.ReactNode;
}

/** Tabs that are pages: each has its URL, and is a link before and without JavaScript. */
export function LinkTabs({ tabs, label, children }: LinkTabsProps) {
  const id = useId();
  const here = useLocation();
  const next = useNavigation().location;
  const current = currentTab(tabs, next && tabs.some((tab) => isAt(tab.to, next)) ? next : here);
  const list = useSelectedInView(current);
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className="tabs" onKeyDown={moveFocus}>
        {tabs.map((tab, index) => (
          <Link
            key={tab.to}
            to={tab.to}
            prefetch="intent"
            preventScrollReset
            role="tab"
            id={`${id}-${index}`}
            aria-selected={index === current}
            aria-controls={children && index === current ? `${id}-panel` : undefined}
            className="tab"
          >
            {tab.label}
          </Link>
        ))}
      </div>
      {children && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`} className="pt-6">
          {children}
        </div>
      )}
    </>
  );
}

/** Scrolls a row of tabs wider than the screen to the selected one, centred if possible. Scrolls only the row, never the page. */
function useSelectedInView(current: number) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = list.current;
    const tab = row?.children[current];
    if (!row || !tab) return;
    const [around, own] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    row.scrollBy({ left: own.left + own.width / 2 - around.left - around.width / 2 });
  }, [current]);
  return list;
}

interface ShownAddress {
  pathname: string;
  search: string;
}

const isAt = (to: string, shown: ShownAddress) => {
  const [pathname, search] = to.split("?");
  const wanted = [...new URLSearchParams(search)];
  const present = new URLSearchParams(shown.search);
  return pathname === shown.pathname && wanted.every(([name, value]) => present.get(name) === value);
};

/** The most specific match wins: `/auth?mode=up` over `/auth`. The first tab is the default. */
function currentTab(tabs: readonly LinkTab[], shown: ShownAddress) {
  const matches = tabs.filter((tab) => isAt(tab.to, shown)).sort((a, b) => b.to.length - a.to.length);
  return Math.max(0, tabs.indexOf(matches[0] ?? tabs[0]!));
}

export interface Tab {
  id: string;
  label: React.ReactNode;
  panel: React.ReactNode;
}

/** Tabs within a page. Before React each tab is a link to its panel, shown by its address alone. */
export function Tabs({ tabs, label, defaultTab }: { tabs: readonly Tab[]; label: string; defaultTab?: string }) {
  const isHydrated = useHydrated();
  const hash = useLocation().hash.slice(1);
  const first = tabs.find((tab) => tab.id === hash)?.id ?? defaultTab ?? tabs[0]?.id;
  const [chosen, setChosen] = useState<string>();
  const current = chosen ?? (isHydrated ? first : (defaultTab ?? tabs[0]?.id));
  return (
    <>
      <div role="tablist" aria-label={label} className="tabs" onKeyDown={moveFocus}>
        {tabs.map((tab) => (
          <a
            key={tab.id}
            href={`#${tab.id}`}
            role="tab"
            id={`${tab.id}-tab`}
            aria-selected={tab.id === current}
            aria-controls={tab.id}
            className="tab"
            onClick={(event) => {
              event.preventDefault();
              setChosen(tab.id);
            }}
          >
            {tab.label}
          </a>
        ))}
      </div>
      <div className={classes("tab-panels pt-6", isHydrated && "tab-panels-live")}>
        {tabs.map((tab) => (
          <div key={tab.id} id={tab.id} role="tabpanel" aria-labelledby={`${tab.id}-tab`} data-current={tab.id === current || undefined}>
            {tab.panel}
          </div>
        ))}
      </div>
    </>
  );
}

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function moveFocus(event: React.KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const index = tabs.indexOf(document.activeElement as HTMLElement);
  if (event.key === " " && index >= 0) {
    event.preventDefault();
    return tabs[index]!.click();
  }
  const target = tabs[STEPS[event.key]?.(index, tabs.length) ?? -1];
  if (!target) return;
  event.preventDefault();
  target.focus();
}
