import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { CATEGORIES } from "./features/catalog/categories";
import { SUBCATEGORIES } from "./features/catalog/subcategories";

export default [
  index("routes/home.tsx"),
  route("auth", "routes/auth/auth.tsx"),
  route("auth/sign-out", "routes/auth/sign-out.ts"),
  route("auth/confirm", "routes/auth/confirm.tsx"),
  route("auth/forgot", "routes/auth/forgot.tsx"),
  route("auth/reset", "routes/auth/reset.tsx"),
  route("find-advisor", "routes/find-advisor.tsx"),
  route("advisors", "routes/find-advisor.tsx", { id: "advisors" }),
  route("advisors/:slug", "routes/advisor-page.tsx"),
  route("how-it-works", "routes/how-it-works.tsx"),
  route("pricing", "routes/pricing.tsx"),
  route("terms", "routes/terms.tsx"),
  route("privacy", "routes/privacy.tsx"),
  ...CATEGORIES.map(({ id, path }) => route(path, "routes/category.tsx", { id })),
  ...SUBCATEGORIES.map(({ path }) => route(path, "routes/subcategory.tsx", { id: path })),
  route("search", "routes/search.tsx"),
  ...(process.env.NODE_ENV === "production" ? [] : [route("dev-ui", "routes/dev-ui.tsx")]),
  route("files/og.png", "routes/machine/og-image.ts", { id: "site-picture" }),
  route("files/og/:picture", "routes/machine/og-image.ts"),
  route("sitemap.xml", "routes/machine/sitemap.ts"),
  route("manifest.webmanifest", "routes/machine/manifest.ts"),
  route("llms.txt", "routes/machine/llms.ts"),
  route(".well-known/security.txt", "routes/machine/security-txt.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
