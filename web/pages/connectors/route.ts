import type { PageRoute } from "../../frame/page-route.ts";

export const connectorsRoute: PageRoute = {
  path: "/connectors",
  title: "Connectors",
  group: "Service",
  scopes: ["admin"],
  ofTenant: false,
  load: () => import("./connectors-page.tsx"),
};
