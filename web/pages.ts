/** Every page of the workbench. A page is a folder of `web/pages` whose `route.ts` says where it stands. */
import type { PageRoute } from "./frame/page-route.ts";
import { accountRoute } from "./pages/account/route.ts";
import { companiesRoute, companyRoute } from "./pages/companies/route.ts";

/** In the order of the navigation; one line for each page. */
export const pages: readonly PageRoute[] = [
  companiesRoute,
  companyRoute,
  // sorted by group, as the navigation shows them
  accountRoute,
];
