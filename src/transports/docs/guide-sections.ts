/** The sections beside the operations: first steps, permissions, limits and errors. */
import { abstentionReasons } from "../../contract/abstentions.ts";
import { type ErrorCode, errorCatalogue } from "../../contract/errors.ts";
import {
  bodyLimitBytes,
  buckets,
  mcpBodyLimitBytes,
  oauthLifetimes,
  plans,
  requestDeadlineMs,
} from "../../contract/limits.ts";
import type { Scope } from "../../contract/scopes.ts";
import { errorAdvice } from "./error-advice.ts";
import { type Html, html, prose } from "./html.ts";
import { type McpHost, mcpHosts } from "./mcp-hosts.ts";
import { type Advice, abstentionAdvice, errorReasons } from "./reason-advice.ts";

interface GuideSection {
  readonly id: string;
  readonly title: string;
  readonly body: Html;
}

const scopeMeanings: Readonly<Record<Scope, string>> = {
  read: "Stored tenant data and reference reads.",
  resolve: "Resolution and matching, and every read that hangs off them.",
  review: "The review queue, verdicts, corrections and labels; cannot resolve.",
  erase: "Erasure over REST; cannot resolve.",
  admin: "Tenants and credentials; reaches no customer data.",
  metrics: "The deployment's metrics only.",
  operator: "The local workbench; never issued over the API.",
};

export function guideSections(baseUrl: string): readonly GuideSection[] {
  return [
    { id: "start", title: "Start", body: startSection(baseUrl) },
    { id: "authentication", title: "Authentication and scopes", body: scopesSection() },
    { id: "retries", title: "Retries and idempotency", body: retriesSection() },
    { id: "limits", title: "Limits", body: limitsSection() },
    { id: "tools", title: "Agent tools", body: toolsSection(baseUrl) },
    { id: "connectors", title: "Connectors (OAuth 2)", body: connectorsSection(baseUrl) },
    { id: "abstentions", title: "Abstentions", body: abstentionsSection() },
    { id: "errors", title: "Errors", body: errorsSection() },
  ];
}

function startSection(baseUrl: string): Html {
  const command = [
    `curl '${baseUrl}/v1/resolve' \\`,
    `  -H "Authorization: Bearer $ASSAY_API_KEY" \\`,
    `  -H "Content-Type: application/json" \\`,
    `  -d '{"name":"Barclays PLC","country":"GB"}'`,
  ].join("\n");
  return html`<p class="lead">A record that describes a company goes in. One golden entity with a citation for every
field comes out, or an abstention that says what would settle it.</p>
<pre tabindex="0"><code>${command}</code></pre>
<p>Every answer carries ${prose("`X-Correlation-Id`")}: quote it when you report something. Answers may gain fields within
/v1; requests are closed, and an unknown field is refused. The machine-readable form of this page is
<a href="/openapi.json">openapi.json</a>, as YAML <a href="/openapi.yaml">openapi.yaml</a>, its table of contents for models <a href="/llms.txt">llms.txt</a>.</p>`;
}

function scopesSection(): Html {
  const rows = Object.entries(scopeMeanings).map(
    ([scope, meaning]) => html`<tr><th scope="row"><code>${scope}</code></th><td>${meaning}</td></tr>`,
  );
  return html`<p>${prose("Send `Authorization: Bearer <key or access token>` with every request. A key has exactly one scope; scopes are separate and not layered. Keys never go in URLs or prompts.")}</p>
${table("Scopes", ["Scope", "Allows"], rows)}`;
}

function retriesSection(): Html {
  return html`<p>${prose("Operations that take an `Idempotency-Key` (1–200 visible characters) may be repeated with the same key and content: the first run's answer comes back with its original `usage`, the header `Idempotency-Replayed: true`, and no new charge. The same key with other content is 409. The tool argument `idempotency_key` and the header are one key space.")}</p>
<p>${prose("Retry 429 and 503 after `Retry-After` seconds, with jitter. `unresolved` is a completed answer: read `clarification` before sending the record again.")}</p>`;
}

function limitsSection(): Html {
  const bucketRows = Object.entries(buckets).map(
    ([name, { capacity, refillPerS }]) => html`<tr><th scope="row"><code>${name}</code></th>
<td>${capacity.toLocaleString("en")}</td><td>${refillPerS}</td></tr>`,
  );
  const planRows = Object.values(plans).map(
    ({ name, rateMultiplier, credits, deepAttempts, enforced }) => html`<tr><th scope="row">${name}</th>
<td>× ${rateMultiplier}</td><td>${enforced ? credits.toLocaleString("en") : "not enforced"}</td>
<td>${enforced ? deepAttempts.toLocaleString("en") : "not enforced"}</td></tr>`,
  );
  return html`<p>${prose("Requests draw on a bucket of their class; `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` (seconds until full) say where it stands. REST and tools share the buckets.")}</p>
${table("Rate buckets before the plan's multiplier", ["Bucket", "Requests", "Refill per second"], bucketRows)}
<h4>Plans</h4>
${table("Plans", ["Plan", "Rate", "Credits", "Deep attempts"], planRows)}
<p>A body may hold ${bodyLimitBytes / 1024} KiB, that of a batch and of a tool call ${mcpBodyLimitBytes / 1024 / 1024} MiB.
A request may take ${requestDeadlineMs / 1000} seconds.</p>`;
}

function toolsSection(baseUrl: string): Html {
  return html`<p>${prose("Agents use the same operations as tools at `/mcp` (Model Context Protocol, Streamable HTTP, stateless), with the same credentials, buckets and credits.")}</p>
<p>${prose("Keep the key in the environment as `ASSAY_API_KEY`, with the scope `resolve`, or `read` for an agent that only looks things up. The links hold no key.")}</p>
${mcpHosts(baseUrl).map(hostOf)}
<p>${prose("A tool's failure is a result with `isError` and the error below in `structuredContent.error`; `unresolved` is a success.")}</p>`;
}

function hostOf({ name, place, snippet, link }: McpHost): Html {
  return html`<h4>${name}</h4><p>${prose(place)}${link === undefined ? null : html` <a href="${link}">Add to ${name}</a>`}</p>
<pre tabindex="0"><code>${snippet}</code></pre>`;
}

function abstentionsSection(): Html {
  const rows = abstentionReasons.map((reason) =>
    adviceRow(`reason-${reason}`, reason, abstentionAdvice[reason]),
  );
  return html`<p>${prose("`unresolved` is a completed answer, free, and not an error. `reason` says why; `clarification` asks for what would settle it; the item waits in the review queue as `review_id`. A pair that a batch withholds has its reason from the same list.")}</p>
${table("Reasons of abstentions", ["Reason", "Cause", "What settles it"], rows)}`;
}

const adviceRow = (id: string, name: string, { cause, fix }: Advice): Html =>
  html`<tr id="${id}"><th scope="row"><code>${name}</code></th><td>${prose(cause)}</td><td>${prose(fix)}</td></tr>`;

function connectorsSection(baseUrl: string): Html {
  const command = [
    `curl '${baseUrl}/v1/admin/oauth/install-tickets' \\`,
    `  -H "Authorization: Bearer $ASSAY_ADMIN_KEY" \\`,
    `  -H "Content-Type: application/json" \\`,
    `  -d '{"tenant_id":"acme"}'`,
  ].join("\n");
  const { codeS, accessS, refreshIdleS, grantS } = oauthLifetimes;
  const day = 86_400;
  return html`<p>${prose("An agent that cannot hold a key connects over OAuth 2: authorisation code with PKCE `S256`, `state`, and `resource` at every step. The metadata at `/.well-known/oauth-protected-resource/mcp` leads a client through it; clients are registered by the operator.")}</p>
<p>An administrator issues a ticket; the owner enters it on the consent page, and with that the tenant is connected.</p>
<pre tabindex="0"><code>${command}</code></pre>
<p>${prose(`A connector gets \`read\` and \`resolve\` at most. Codes last ${codeS} seconds, access tokens ${accessS / 60} minutes, refresh tokens ${refreshIdleS / day} days without use and ${grantS / day} days in all. A refresh token is used once: one that comes again ends its grant. The OAuth endpoints answer errors as \`{"error","error_description"}\` (RFC 6749).`)}</p>`;
}

function errorsSection(): Html {
  const rows = (Object.keys(errorCatalogue) as ErrorCode[]).map((code) => {
    const { status, retry } = errorCatalogue[code];
    const { cause, fix } = errorAdvice[code];
    return html`<tr id="error-${code}"><th scope="row"><code>${code}</code></th><td>${status}</td>
<td>${prose(cause)}</td><td>${prose(fix)}</td><td>${retry}</td></tr>`;
  });
  const reasons = (Object.keys(errorCatalogue) as ErrorCode[]).flatMap((code) => {
    const known = errorReasons[code];
    if (known === undefined) return [];
    const named = Object.entries(known.values).map(([value, advice]) =>
      adviceRow(`error-${code}-${value}`, value, advice),
    );
    return html`<h4>${prose(`\`${code}\` by \`${known.field}\``)}</h4>
${table(`Reasons of ${code}`, ["Value", "Cause", "Fix"], named)}`;
  });
  return html`<p>${prose('Every error is `{"error":{"code","message","correlation_id","details"}}`. Codes are stable; messages may change. Nothing in an error repeats what you sent.')}</p>
${table("Error codes", ["Code", "Status", "Cause", "Fix", "Retry"], rows)}
${reasons}`;
}

function table(caption: string, columns: readonly string[], rows: readonly Html[]): Html {
  return html`<div class="table" tabindex="0" role="region" aria-label="${caption}"><table><thead><tr>${columns.map(
    (column) => html`<th scope="col">${column}</th>`,
  )}</tr></thead><tbody>${rows}</tbody></table></div>`;
}
