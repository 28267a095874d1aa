import type { PageRoute } from "../../frame/page-route.ts";

export const webhooksRoute: PageRoute = {
  path: "/webhooks",
  title: "Webhooks",
  group: "Service",
  key: "w",
  scopes: ["read", "resolve"],
  ofTenant: true,
  load: () => import("./webhooks-page.tsx"),
};
