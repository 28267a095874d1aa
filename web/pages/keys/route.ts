import type { PageRoute } from "../../frame/page-route.ts";

export const keysRoute: PageRoute = {
  path: "/keys",
  title: "Keys",
  group: "Service",
  key: "k",
  scopes: ["admin"],
  ofTenant: false,
  load: () => import("./keys-page.tsx"),
};
