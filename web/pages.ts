/** Every page of the workbench. A page is a folder of `web/pages` whose `route.ts` gives its address. */
import type { PageRoute } from "./frame/page-route.ts";
import { accountRoute } from "./pages/account/route.ts";
import { captureRoute, capturesRoute } from "./pages/captures/route.ts";
import { changesRoute } from "./pages/changes/route.ts";
import { companiesRoute, companyRoute } from "./pages/companies/route.ts";
import { connectorsRoute } from "./pages/connectors/route.ts";
import { filesRoute, uploadRoute } from "./pages/files/route.ts";
import { jobsRoute } from "./pages/jobs/route.ts";
import { keysRoute } from "./pages/keys/route.ts";
import { overviewRoute } from "./pages/overview/route.ts";
import { portfolioRoute, portfoliosRoute } from "./pages/portfolios/route.ts";
import { labelTaskRoute, qualityRoute } from "./pages/quality/route.ts";
import { queryRoute } from "./pages/query/route.ts";
import { registersRoute } from "./pages/registers/route.ts";
import { reviewItemRoute, reviewRoute } from "./pages/review/route.ts";
import { listChangesRoute, screeningRoute, screenManyRoute } from "./pages/screening/route.ts";
import { tenantsRoute } from "./pages/tenants/route.ts";
import { tryRoute } from "./pages/try/route.ts";
import { webhooksRoute } from "./pages/webhooks/route.ts";

/** In the order of the navigation; one line for each page. */
export const pages: readonly PageRoute[] = [
  overviewRoute,
  reviewRoute,
  reviewItemRoute,
  tryRoute,
  filesRoute,
  uploadRoute,
  screeningRoute,
  screenManyRoute,
  listChangesRoute,
  qualityRoute,
  labelTaskRoute,
  companiesRoute,
  companyRoute,
  queryRoute,
  portfoliosRoute,
  portfolioRoute,
  changesRoute,
  capturesRoute,
  captureRoute,
  jobsRoute,
  registersRoute,
  // sorted by group, as the navigation shows them
  keysRoute,
  tenantsRoute,
  connectorsRoute,
  webhooksRoute,
  accountRoute,
];
