import type { PageRoute } from "../../frame/page-route.ts";

const shared = { scopes: ["review"], ofTenant: true } as const;

export const reviewRoute: PageRoute = {
  ...shared,
  path: "/review",
  title: "Review",
  group: "Work",
  key: "r",
  load: () => import("./review-page.tsx"),
};

export const reviewItemRoute: PageRoute = {
  ...shared,
  path: "/review/:review_id",
  title: "Review item",
  group: null,
  load: () => import("./item-page.tsx"),
};
