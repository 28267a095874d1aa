import type { PageRoute } from "../../frame/page-route.ts";

export const tenantsRoute: PageRoute = {
  path: "/tenants",
  title: "Tenants",
  group: "Service",
  key: "t",
  scopes: ["admin"],
  ofTenant: false,
  load: () => import("./tenants-page.tsx"),
};
