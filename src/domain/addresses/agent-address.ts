/**
 * Signs that an address belongs to somebody who lends it to many companies: "care of" somebody, a registered
 * agent, a formation agent. Sharing such an address says little about two companies being one.
 */

const CARE_OF =
  /(?:^|[\s,;(])(?:c\s*[/.\\]\s*o\.?|%|care\s+of|p\s*\/\s*a|z\.?\s?hd\.?|attn?\.?:|a\/c|in care of|chez|bei (?:der |dem )?(?:firma|kanzlei)|presso)(?=[\s,.:]|$)/iu;

const CARE_OF_NAME = new RegExp(`${CARE_OF.source}[\\s.:]*[^,;\\d]*`, "iu");

/** Folded fragments of names and addresses that recur behind thousands of companies. */
const AGENTS: readonly string[] = [
  "corporation trust",
  "1209 orange st",
  "1209 n orange",
  "1209 north orange",
  "251 little falls",
  "corporation service company",
  "ct corporation",
  "2711 centerville",
  "2711 centreville",
  "registered agent",
  "16192 coastal h",
  "harvard business services",
  "160 greentree",
  "850 new burton",
  "8 the green",
  "3411 silverside",
  "1521 concord pike",
  "919 north market",
  "913 n market",
  "1013 centre r",
  "108 west 13th",
  "108 w 13th",
  "legalzoom",
  "incorporating services",
  "cogency global",
  "national registered",
  "northwest registered",
  "paracorp",
  "vcorp",
  "incorp services",
  "1675 south state",
  "1675 s state st",
  "30 n gould",
  "30 north gould",
  "5830 e 2nd",
  "1712 pioneer",
  "1603 capitol",
  "ugland house",
  "maples corporate",
  "maples fiduciary",
  "walkers corporate",
  "walkers fiduciary",
  "190 elgin",
  "cricket square",
  "boundary hall",
  "87 mary st",
  "27 hospital r",
  "1 nexus way",
  "one nexus way",
  "89 nexus way",
  "conyers trust",
  "codan trust",
  "clarendon house",
  "canon s court",
  "canons court",
  "intertrust corporate",
  "ogier global",
  "campbells corporate",
  "appleby global",
  "willow house",
  "gardenia court",
  "po box 309",
  "po box 2681",
  "trident chambers",
  "craigmuir chambers",
  "wickhams cay",
  "vistra corporate",
  "offshore incorporations centre",
  "palm grove house",
  "morgan and morgan building",
  "akara building",
  "geneva place",
  "commerce house wickhams",
  "portcullis",
  "sea meadow house",
  "jayla place",
  "intershore chambers",
  "ritter house",
  "ajeltake",
  "trust company complex",
  "80 broad st",
  "mossack",
  "arango orillac",
  "oliaji trade",
  "house of francis",
  "second floor capital city",
  "global gateway",
  "suite 1 second floor sound",
  "le sanalele",
  "vistra samoa",
  "portcullis chambers",
  "level 2 lotemau",
  "shelton street",
  "20 22 wenlock",
  "wenlock road",
  "kemp house",
  "152 city road",
  "128 city road",
  "124 city road",
  "27 old gloucester",
  "85 great portland",
  "167 169 great portland",
  "71 75 shelton",
  "86 90 paul st",
  "7 bell yard",
  "5 brayford",
  "2 minster court",
  "companies house default",
  "35 great st helen",
  "1 bartholomew lane",
  "8th floor 20 farringdon",
  "6th floor 125 london wall",
  "13 castle st",
  "22 grenville",
  "44 esplanade",
  "47 esplanade",
  "llanover house",
  "26 new street",
  "ifc 5",
  "iq eq",
  "tmf group",
  "alter domus",
  "sanne group",
  "ocorian",
  "apex group",
  "jtc house",
  "citco",
  "ogier",
];

const AGENT = new RegExp(`(?:^| )(?:${AGENTS.join("|")})`);

interface AgentHints {
  /** The line names somebody who takes the company's mail. */
  readonly careOf: boolean;
  /** The address or the name is one of a registered or formation agent. */
  readonly registeredAgent: boolean;
}

/** Hints from the street lines as written and as folded. */
export function agentHints(lines: string, folded: string): AgentHints {
  return { careOf: CARE_OF.test(lines), registeredAgent: AGENT.test(folded) };
}

/** The lines without "care of" and the name behind it, up to the next comma or number. */
export function withoutCareOf(lines: string): string {
  return lines.replace(CARE_OF_NAME, " ");
}
