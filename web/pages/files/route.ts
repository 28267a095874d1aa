import type { PageRoute } from "../../frame/page-route.ts";

const shared = { scopes: ["resolve"], ofTenant: true } as const;

export const filesRoute: PageRoute = {
  ...shared,
  path: "/files",
  title: "Files",
  group: "Work",
  key: "f",
  load: () => import("./files-page.tsx"),
};

export const uploadRoute: PageRoute = {
  ...shared,
  path: "/files/:upload_id",
  title: "Upload",
  group: null,
  load: () => import("./upload-page.tsx"),
};
