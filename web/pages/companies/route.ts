import type { PageRoute } from "../../frame/page-route.ts";

const shared = { scopes: ["read", "resolve"], ofTenant: true } as const;

export const companiesRoute: PageRoute = {
  ...shared,
  path: "/companies",
  title: "Companies",
  group: "Data",
  key: "c",
  load: () => import("./companies-page.tsx"),
};

export const companyRoute: PageRoute = {
  ...shared,
  path: "/companies/:entity_id/:section?",
  title: "Company",
  group: null,
  load: () => import("./company-page.tsx"),
};
