/**
 * The import rule of ARCHITECTURE.md as data: which rooms of src/ a room may import, and which packages. Down only.
 * `npm run check:imports` applies it. Imports of types count: a type ties two rooms together as a value does.
 */

/** Rooms, or single files of them, are paths under src/; a room may always import itself. */
const rooms = {
  domain: {
    packages: [
      "any-ascii",
      "entities",
      "fastest-levenshtein",
      "i18n-iso-countries",
      "libphonenumber-js",
      "opencc-js",
      "tldts",
    ],
    node: false,
  },
  secrets: {},
  ids: {},
  contract: { imports: ["domain"], packages: ["zod"], node: false },
  storage: {
    imports: ["domain", "contract/scopes.ts", "contract/stored"],
    packages: ["@electric-sql/pglite", "pg"],
  },
  client: { node: false },
  tables: { node: false },
  registers: { imports: ["domain", "contract"], packages: ["csv-parse", "saxes", "yauzl", "zod"] },
  adjudication: { imports: ["domain", "contract"], packages: ["zod"] },
  outside: {
    packages: [
      "@ai-sdk/anthropic",
      "@ai-sdk/openai-compatible",
      "@mozilla/readability",
      "ai",
      "html-encoding-sniffer",
      "htmlparser2",
      "ipaddr.js",
      "linkedom",
      "robots-parser",
      "turndown",
      "zod",
    ],
  },
  pipelines: {
    imports: [
      "adjudication",
      "contract",
      "domain",
      "ids",
      "outside/models",
      "outside/web",
      "registers",
      "secrets",
      "storage",
    ],
    packages: ["zod"],
  },
  training: { imports: ["domain", "pipelines"] },
  operations: {
    imports: ["domain", "contract", "storage", "outside", "pipelines", "ids", "secrets"],
    packages: ["zod"],
    node: false,
  },
  jobs: {
    imports: ["domain", "contract", "storage", "outside", "pipelines", "ids", "secrets"],
    packages: ["zod"],
  },
  door: { imports: ["contract", "ids", "secrets"], packages: ["prom-client", "zod"] },
  transports: {
    imports: ["contract", "door", "secrets/session-token.ts"],
    packages: ["fastify", "yaml", "zod"],
  },
  app: {
    imports: [
      "adjudication",
      "config.ts",
      "contract",
      "domain",
      "door",
      "ids",
      "jobs",
      "operations",
      "outside",
      "pipelines",
      "registers",
      "secrets",
      "storage",
      "transports",
    ],
    packages: ["fastify", "pino", "zod"],
  },
  commands: {
    imports: [
      "adjudication",
      "app",
      "client",
      "config.ts",
      "contract",
      "domain",
      "door",
      "ids",
      "operations",
      "pipelines",
      "registers",
      "secrets",
      "storage",
      "tables",
      "training",
      "transports",
    ],
    packages: ["commander", "csv-parse", "zod"],
  },
};

/** The folders of src/pipelines: each may import those before it, so that they form no circle. */
const pipelineFolders = [
  "register-install",
  "catalogue",
  "reanalysis",
  "run-room",
  "resolution",
  "research",
  "live-registers",
  "batch",
  "batch-jobs",
  "entities",
  "facts",
  "financials",
  "detach",
  "review",
  "erasure",
  "screening",
  "watches",
  "portfolios",
  "queries",
  "selections",
  "company-reference",
  "unions",
  "oauth",
];

/** Tests, and the code that only tests may import. */
const testCode = "^tests/|\\.test\\.ts$|/(testing|fixtures)/|/testing\\.ts$";

const literal = (text) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");
const oneOf = (names) => `(${names.map(literal).join("|")})`;
const under = (names) =>
  `^src/(${names.map((name) => literal(name) + (name.endsWith(".ts") ? "$" : "/")).join("|")})`;

function rulesOfRoom([room, { imports = [], packages = [], node = true }]) {
  const from = { path: `^src/${room}/`, pathNot: testCode };
  const allowed = packages.length > 0 ? `(^|/)node_modules/${oneOf(packages)}/` : "^$";
  const rules = [
    {
      name: `${room}-imports-down`,
      comment: `src/${room} imports ${imports.length > 0 ? imports.join(", ") : "no other room"}`,
      from,
      to: { path: "^src/", pathNot: under([room, ...imports]) },
    },
    {
      name: `${room}-packages`,
      comment: `src/${room} imports ${packages.length > 0 ? packages.join(", ") : "no package"}`,
      from,
      to: { path: "(^|/)node_modules/", pathNot: allowed },
    },
  ];
  if (!node) {
    rules.push({
      name: `${room}-without-node`,
      comment: `src/${room} does without Node's own modules: no I/O, no clock, no randomness`,
      from,
      to: { dependencyTypes: ["core"] },
    });
  }
  return rules;
}

const pipelineRules = pipelineFolders.map((folder, place) => ({
  name: `pipelines-${folder}-imports-down`,
  comment: `src/pipelines/${folder} imports only pipeline folders that stand before it in the list`,
  from: { path: `^src/pipelines/${folder}/`, pathNot: testCode },
  to: {
    path: "^src/pipelines/[^/]+/",
    pathNot: `^src/pipelines/${oneOf(pipelineFolders.slice(0, place + 1))}/`,
  },
}));

const compositionRoots =
  "^src/app/(server|parts|outside|adjudicator|live-registers|research-agent|worker|workbench|authorisation|spreadsheets)\\.ts$";

const rulesBesideRooms = [
  ...pipelineRules,
  {
    name: "known-pipeline-folder",
    comment: "a new folder of src/pipelines takes its place in the list of .dependency-cruiser.js",
    from: { path: "^src/pipelines/[^/]+/", pathNot: `^src/pipelines/${oneOf(pipelineFolders)}/` },
    to: {},
  },
  {
    name: "known-room",
    comment: "a new room says in .dependency-cruiser.js what it imports",
    from: { path: "^src/[^/]+/", pathNot: under(Object.keys(rooms)) },
    to: {},
  },
  {
    name: "no-cycle",
    comment: "no cycles",
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
  },
  {
    name: "no-type-cycle",
    comment: "no cycles of types either: what two files name stands in a third",
    from: {},
    to: { circular: true, via: { dependencyTypes: ["type-only"] } },
  },
  { name: "resolvable", comment: "every import leads somewhere", from: {}, to: { couldNotResolve: true } },
  {
    name: "parts-know-no-product",
    comment:
      "the composition roots of src/app know every room, its other parts only those below the pipelines",
    from: { path: "^src/app/", pathNot: `${testCode}|${compositionRoots}` },
    to: {
      path: "^src/",
      pathNot: `^src/(config\\.ts$|door/dependencies\\.ts$|(app|contract|domain|ids|secrets|storage)/)`,
    },
  },
  {
    name: "handlers-apart",
    comment: "a handler never imports a handler: what two need is a pipeline",
    from: { path: "\\.handler\\.ts$" },
    to: { path: "\\.handler\\.ts$" },
  },
  {
    name: "contract-is-a-promise",
    comment: "a *.contract.ts knows the contract, the domain and other contracts, not how they are kept",
    from: { path: "\\.contract\\.ts$" },
    to: { path: "^src/", pathNot: "^src/(contract|domain)/|\\.contract\\.ts$" },
  },
  {
    name: "engine-knows-no-table",
    comment: "src/storage/engine runs SQL and knows nothing of the product",
    from: { path: "^src/storage/engine/" },
    to: { path: "^src/", pathNot: "^src/storage/engine/" },
  },
  {
    name: "test-code-in-tests",
    comment: "testing and fixtures folders are imported by tests only",
    from: { pathNot: testCode },
    to: { path: testCode },
  },
  {
    name: "src-stands-alone",
    comment: "src/ does not import the programs around it",
    from: { path: "^src/", pathNot: testCode },
    to: { path: "^(bench|bin|scripts|tests|web)/" },
  },
  {
    name: "training-in-bench",
    comment:
      "src/training is imported by bench/, scripts/ and the command train only: the service never fits a model",
    from: { pathNot: "^(bench|scripts|src/training|src/commands/train)/|\\.test\\.ts$" },
    to: { path: "^src/training/" },
  },
  {
    name: "declared-packages",
    comment: "what src/ runs on is a dependency in package.json",
    from: { path: "^src/", pathNot: testCode },
    to: { dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown"], dependencyTypesNot: ["core"] },
  },
  {
    name: "workbench-is-a-client",
    comment:
      "web/ is a client as any other: it knows src/client, how tables are read, and nothing behind them",
    from: { path: "^web/" },
    to: { path: "^src/", pathNot: "^src/(client/index\\.ts$|tables/)" },
  },
];

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [...Object.entries(rooms).flatMap(rulesOfRoom), ...rulesBesideRooms].map((rule) => ({
    severity: "error",
    ...rule,
  })),
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
    },
  },
};
