import { data } from "react-router";
import type { Viewer } from "#app/features/accounts/viewer";
import { bannerState } from "#app/features/admin/banner/banner-state";
import { listBanners } from "#app/features/admin/banner/banners.server";
import { readHeldForm } from "#app/forms/recent-sign-in.server";
import { paletteOf } from "#app/platform/brand/brand";
import { currentBrand } from "#app/platform/brand/current-brand.server";
import { now } from "#app/platform/clock.server";
import { failureStatus } from "#app/platform/failure.server";
import { endedAs } from "#app/platform/http/ended-as";
import { heldBanner } from "./banner-actions.server";

/** Accent of the brand as a banner shows it in both themes, and the colour of words on it. */
function brandColors() {
  const { sage, "on-sage": onSage } = paletteOf(currentBrand());
  return { backgroundColor: sage.light, textColor: onSage.light };
}

/** Loads the banners, newest first, and the one to edit (?edit=id). Throws a 404 when that one is gone. */
export async function readBanners(viewer: Viewer, params: URLSearchParams) {
  const at = now();
  const id = params.get("edit");
  try {
    const banners = (await listBanners()).map((banner) => ({ ...banner, state: bannerState(banner, at) }));
    const edited = id === null ? null : banners.find((banner) => banner.id === id);
    if (edited === undefined) throw endedAs(404);
    const held = heldBanner(await readHeldForm(viewer, params, at));
    return { view: "banners" as const, banners, edited, held, zone: viewer.timeZone || "UTC", brand: brandColors() };
  } catch (error) {
    return data({ view: "failed" as const }, { status: failureStatus(error, "banners") });
  }
}
