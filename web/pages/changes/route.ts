import type { PageRoute } from "../../frame/page-route.ts";

export const changesRoute: PageRoute = {
  path: "/changes/:portfolio_id?",
  title: "Changes",
  group: "Data",
  key: "h",
  scopes: ["read", "resolve"],
  ofTenant: true,
  load: () => import("./changes-page.tsx"),
};
