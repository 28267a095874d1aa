import type { PageRoute } from "../../frame/page-route.ts";

export const portfoliosRoute: PageRoute = {
  path: "/portfolios",
  title: "Portfolios",
  group: "Data",
  key: "p",
  scopes: ["read", "resolve"],
  ofTenant: true,
  load: () => import("./portfolios-page.tsx"),
};

export const portfolioRoute: PageRoute = {
  path: "/portfolios/:portfolio_id",
  title: "Portfolio",
  group: null,
  scopes: ["read", "resolve"],
  ofTenant: true,
  load: () => import("./portfolio-page.tsx"),
};
