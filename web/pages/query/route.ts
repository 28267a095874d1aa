import type { PageRoute } from "../../frame/page-route.ts";

export const queryRoute: PageRoute = {
  path: "/query",
  title: "Query",
  group: "Data",
  key: "y",
  scopes: ["read", "resolve"],
  ofTenant: true,
  load: () => import("./query-page.tsx"),
};
