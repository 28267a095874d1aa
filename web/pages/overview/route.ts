import type { PageRoute } from "../../frame/page-route.ts";

export const overviewRoute: PageRoute = {
  path: "/overview",
  title: "Overview",
  group: "Work",
  key: "o",
  scopes: ["read", "resolve"],
  ofTenant: true,
  load: () => import("./overview-page.tsx"),
};
