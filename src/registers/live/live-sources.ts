import { liveBrreg } from "../brreg/live-brreg.ts";
import { liveCompaniesHouse } from "../companies-house/live-companies-house.ts";
import { liveRechercheEntreprises } from "../france/live-recherche-entreprises.ts";
import { liveGleif } from "../gleif/live-gleif.ts";
import { liveSec } from "../sec/live-sec.ts";
import { liveVies } from "../vies/live-vies.ts";
import { liveWikidata } from "../wikidata/live-wikidata.ts";
import type { LiveSource, LiveSourceId } from "./live-source.ts";

/** Every register that can be asked live. */
export const liveSources: Readonly<Record<LiveSourceId, LiveSource>> = {
  gleif: liveGleif,
  companies_house: liveCompaniesHouse,
  sec: liveSec,
  brreg: liveBrreg,
  recherche_entreprises: liveRechercheEntreprises,
  vies: liveVies,
  wikidata: liveWikidata,
};
