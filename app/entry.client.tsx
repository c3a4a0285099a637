import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { markAdopted } from "#app/document/after-hydration";
import type { HandedState } from "#app/document/handed-state";
import { awaitModules, encodePlain, handToRouter } from "#app/document/router-internals";
import styleSheet from "#app/document/site.css?url";
import { loadPageTexts, TEXTS_FOLDER } from "#app/languages/needed-texts";
import { awaiting } from "#app/ui/connection/awaited-modules";
import { preventReload } from "#app/ui/connection/prevent-reload";
import { keepTypedAreas } from "#app/ui/connection/typed-areas";

interface HandedOver extends HandedState {
  router?: Record<string, unknown>;
  manifest: string;
  routes: [id: string, ...urls: string[]][];
  /** The query that the page was rendered for; omitted when there is none. */
  search?: string;
}

const putTypedBack = keepTypedAreas(document);

const importAwaited = awaiting((address) => import(/* @vite-ignore */ address));

/** Wraps the router: a sibling would shift every useId away from what the server rendered. */
function Hydrated({ children }: { children: React.ReactNode }) {
  useEffect(() => {
    markAdopted();
    putTypedBack();
    if (!import.meta.env.DEV) awaitModules(importAwaited);
    preventReload();
    document.dispatchEvent(new Event("hydrated"));
  }, []);
  return children;
}

// A load that is replaced by another is aborted, and the router leaves its half-read body unhandled: that is not an error.
addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
});

/** Addresses of the texts that the page needs, among its preloads. */
const textsOfPage = () =>
  document
    .getElementById("handoff")
    ?.dataset.preload?.split(" ")
    .find((address) => address.startsWith(TEXTS_FOLDER)) ?? "";

const handedOver: HandedOver = JSON.parse(document.getElementById("handoff")?.textContent ?? "{}");

// A link may carry additional parameters (such as a referral): the router must start from the address that the server rendered.
const { search = "" } = handedOver;
if (location.search !== search) history.replaceState(history.state, "", location.pathname + search + location.hash);

// React Router's own <Scripts/> would have set these globals with inline code; here they come from inert JSON. No top-level await: a route
// chunk that imports something from this chunk would deadlock.
const modules = handedOver.routes.map(async ([id, ...urls]) => {
  const parts = await Promise.all(urls.map((url) => importAwaited(url)));
  return [id, Object.assign({}, ...parts)] as const;
});
Promise.all([Promise.all(modules), importAwaited(handedOver.manifest), loadStyleSheet(), loadPageTexts(textsOfPage())]).then(
  ([entries]) => {
    const state = handedOver.encoded ?? encodePlain(handedOver.plain ?? {});
    handToRouter({ router: handedOver.router, state, modules: Object.fromEntries(entries) });
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <Hydrated>
            <HydratedRouter />
          </Hydrated>
        </StrictMode>,
        { onRecoverableError: (error) => reportError(error) },
      );
    });
  },
);

/** The page came with the styles of its own markup; the rest must be loaded before React shows other pages and states. */
function loadStyleSheet() {
  if (import.meta.env.DEV) return;
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: styleSheet });
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });
}
