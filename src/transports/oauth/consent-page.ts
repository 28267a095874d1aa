import type { OAuthLifetimes } from "../../contract/limits.ts";
import type { ConnectorScope, Consent } from "../../contract/oauth.ts";
import { html } from "../docs/html.ts";
import { type Page, pageOf } from "./page.ts";

const inWords: Readonly<Record<ConnectorScope, string>> = {
  read: "Read your companies: entities, records and reference data.",
  resolve: "Resolve and match company records, which may use credits, and read the receipts.",
};

const DAY_S = 86_400;

/** Asks the owner for consent (client, scopes, duration, redirect target) and for the install ticket. */
export function consentPage(consent: Consent, lifetimes: OAuthLifetimes, ticketRefused = false): Page {
  const { request, sealed, csrfToken } = consent;
  const { host, origin } = new URL(request.redirectUri);
  const refused = ticketRefused
    ? html`<p class="bad" id="refused" role="alert">This ticket is unknown, used, expired, or not for this application.</p>`
    : null;
  const body = html`<h1>${request.clientName} asks for access to your Assay data</h1>
<p>It will be able to:</p>
<ul>${request.scopes.map((scope) => html`<li>${inWords[scope]}</li>`)}</ul>
<p class="soft">Access lasts while it is used, for ${lifetimes.grantS / DAY_S} days at the most, and ends after
${lifetimes.refreshIdleS / DAY_S} days without use or when your administrator revokes it. It covers no review, no erasure
and no administration. You will be sent back to <strong>${host}</strong>.</p>
<form method="post" action="/v1/oauth/authorize" autocomplete="off">
<input type="hidden" name="request" value="${sealed}"><input type="hidden" name="csrf_token" value="${csrfToken}">
${refused}<label for="ticket">Install ticket</label>
<input id="ticket" name="ticket" required autofocus spellcheck="false" autocapitalize="none" maxlength="100" aria-describedby="about">
<p class="soft" id="about">Your administrator gives you one. It says which account is connected and works once.</p>
<button class="yes" name="action" value="approve">Allow</button>
<button name="action" value="deny" formnovalidate>Refuse</button></form>`;
  // The client's page may redirect the browser within its own hosts, so every https target is admitted.
  const targets = origin.startsWith("https:") ? ["'self'", "https:"] : ["'self'", "https:", origin];
  return pageOf(`Allow ${request.clientName}?`, body, targets);
}

/** States in a browser why there is no request to consent to. */
export function messagePage(message: string): Page {
  return pageOf("Assay", html`<h1>This cannot go on</h1><p role="alert">${message}</p>`);
}
