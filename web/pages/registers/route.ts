import type { PageRoute } from "../../frame/page-route.ts";

export const registersRoute: PageRoute = {
  path: "/registers",
  title: "Registers",
  group: "Data",
  scopes: ["read", "resolve"],
  ofTenant: true,
  load: () => import("./registers-page.tsx"),
};
