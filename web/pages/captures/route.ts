import type { PageRoute } from "../../frame/page-route.ts";

export const capturesRoute: PageRoute = {
  path: "/captures",
  title: "Captures",
  group: "Data",
  key: "d",
  scopes: ["read", "resolve"],
  ofTenant: true,
  load: () => import("./captures-page.tsx"),
};

export const captureRoute: PageRoute = {
  path: "/captures/:receipt_id",
  title: "Capture",
  group: null,
  scopes: ["read", "resolve"],
  ofTenant: true,
  load: () => import("./capture-page.tsx"),
};
