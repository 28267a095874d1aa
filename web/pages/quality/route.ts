import type { PageRoute } from "../../frame/page-route.ts";

const shared = { scopes: ["review"], ofTenant: true } as const;

export const qualityRoute: PageRoute = {
  ...shared,
  path: "/quality",
  title: "Quality",
  group: "Work",
  key: "q",
  load: () => import("./quality-page.tsx"),
};

export const labelTaskRoute: PageRoute = {
  ...shared,
  path: "/quality/label",
  title: "Label decisions",
  group: null,
  load: () => import("./label-task-page.tsx"),
};
