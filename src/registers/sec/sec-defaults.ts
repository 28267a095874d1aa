import type { RegisterDefaults } from "../register-format.ts";

export const secDefaults: RegisterDefaults = {
  sourceId: "sec",
  sourceName: "SEC EDGAR",
  sourceUrl: "https://www.sec.gov/search-filings/edgar-application-programming-interfaces",
  licence: "US public domain",
  licencePermitsResale: true,
  publisher: "U.S. Securities and Exchange Commission",
};
