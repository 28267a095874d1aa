import type { PageRoute } from "../../frame/page-route.ts";

export const jobsRoute: PageRoute = {
  path: "/jobs",
  title: "Jobs",
  group: "Data",
  key: "j",
  scopes: ["read", "resolve"],
  ofTenant: true,
  load: () => import("./jobs-page.tsx"),
};
