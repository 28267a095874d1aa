import type { PageRoute } from "../../frame/page-route.ts";

export const accountRoute: PageRoute = {
  path: "/account",
  title: "Account",
  group: "Service",
  key: "a",
  scopes: ["read", "resolve", "review", "erase", "admin", "metrics"],
  ofTenant: false,
  load: () => import("./account-page.tsx"),
};
