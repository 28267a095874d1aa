import type { PageRoute } from "../../frame/page-route.ts";

const shared = { scopes: ["read", "resolve"], ofTenant: true } as const;

export const screeningRoute: PageRoute = {
  ...shared,
  path: "/screening",
  title: "Screening",
  group: "Work",
  key: "s",
  load: () => import("./screening-page.tsx"),
};

export const screenManyRoute: PageRoute = {
  ...shared,
  path: "/screening/portfolio/:portfolio_id?",
  title: "Screen a portfolio",
  group: null,
  load: () => import("./screen-many-page.tsx"),
};

export const listChangesRoute: PageRoute = {
  ...shared,
  path: "/screening/changes/:source_id?",
  title: "Changes of a list",
  group: null,
  load: () => import("./list-changes-page.tsx"),
};
