import type { PageRoute } from "../../frame/page-route.ts";

export const tryRoute: PageRoute = {
  path: "/try",
  title: "Try a record",
  group: "Work",
  key: "t",
  scopes: ["resolve"],
  ofTenant: true,
  load: () => import("./try-page.tsx"),
};
