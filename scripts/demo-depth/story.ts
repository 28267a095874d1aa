/** The invented company of the demonstration: the tenant knows it in Leeds, and a record writes it from York. */

export const KNOWN_NUMBER = "09100050";
export const OPEN_DOMAIN = "quillbrack.co.uk";

export const KNOWN = {
  name: "Quillworth Brackenfold Limited",
  country: "GB",
  registration_number: KNOWN_NUMBER,
  jurisdiction: "GB",
  address: { city: "Leeds", postal_code: "LS1 4AP" },
};

export const OPEN = {
  name: "Quillworth Brackenfold Ltd",
  country: "GB",
  domain: OPEN_DOMAIN,
  address: { city: "York", postal_code: "YO1 7EP" },
};

interface Site {
  readonly title: string;
  /** The sentence of the page that the report quotes. */
  readonly quote: string;
  readonly html: string;
}

const page = (title: string, before: string, quote: string, after: string): Site => ({
  title,
  quote,
  html: `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><article><h1>${title}</h1><p>${before}</p><p>${quote}</p><p>${after}</p></article></main></body></html>`,
});

/** Two pages of two hosts by their address. Both hosts are this machine, which ASSAY_OUTSIDE_ALLOW lists. */
export const SITES = (port: number): Readonly<Record<string, Site>> => ({
  [`http://localhost:${port}/imprint`]: page(
    "Legal notice",
    "We weave cloth for sails and tents in the north of England, and have done so for three generations of one family.",
    `Quillworth Brackenfold Ltd is registered in England under number ${KNOWN_NUMBER}.`,
    `Write to post@${OPEN_DOMAIN}, or visit the mill on weekdays; the shop in York sells ends of rolls.`,
  ),
  [`http://127.0.0.1:${port}/directory`]: page(
    "Weavers of the North",
    "This list is kept by volunteers in Hull, who visit each workshop once a year and ask what it makes.",
    `Quillworth Brackenfold Ltd, company ${KNOWN_NUMBER}, Leeds LS1 4AP, on the web at ${OPEN_DOMAIN}`,
    "A printed copy of the list can be read in the city library, second floor, beside the maps of the canals.",
  ),
});
