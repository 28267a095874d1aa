import { oauthLifetimes } from "../../contract/limits.ts";
import {
  type AuthorisationRequest,
  type Consent,
  type ConsentForm,
  OAuthProblem,
  type Parameters,
} from "../../contract/oauth.ts";
import { sealedRequest } from "../../contract/stored/sealed-request.ts";
import { csrfTokenOf, openSeal, sameText, sealText } from "../../secrets/consent-seal.ts";
import { serviceSecret } from "../../storage/tenants/service-secrets.ts";
import type { OAuthDependencies } from "./dependencies.ts";
import { parameterOf, refuseRepeated } from "./parameters.ts";
import { isRegisteredRedirect } from "./redirect-uri.ts";

const FORM_TOO_OLD = "This form is too old. Start again from the application.";

/** Seals requests into consent forms and opens submitted forms, with a secret that all processes share. */
export class ConsentForms {
  readonly #deps: OAuthDependencies;
  #secret: Promise<Buffer> | null = null;

  constructor(deps: OAuthDependencies) {
    this.#deps = deps;
  }

  async seal(request: AuthorisationRequest, browser: string, now: Date): Promise<Consent> {
    const secret = await this.#shared(now);
    const validUntil = new Date(now.getTime() + oauthLifetimes.consentS * 1000);
    const sealed = sealText(secret, JSON.stringify(request), validUntil);
    return { request, sealed, csrfToken: csrfTokenOf(secret, browser, sealed) };
  }

  async open(form: Parameters, browser: string | null, now: Date): Promise<ConsentForm | OAuthProblem> {
    const repeated = refuseRepeated(form, ["request", "csrf_token", "ticket", "action"]);
    if (repeated) return repeated;
    const secret = await this.#shared(now);
    const sealed = parameterOf(form, "request") ?? "";
    const text = openSeal(secret, sealed, now);
    if (text === null) return new OAuthProblem("invalid_request", FORM_TOO_OLD);
    const csrfToken = parameterOf(form, "csrf_token") ?? "";
    if (browser === null || !sameText(csrfToken, csrfTokenOf(secret, browser, sealed))) {
      const reason = "This form was not opened in this browser, or its cookies are blocked.";
      return new OAuthProblem("invalid_request", `${reason} Start again from the application.`);
    }
    const action = parameterOf(form, "action");
    if (action !== "approve" && action !== "deny")
      return new OAuthProblem("invalid_request", "action must be approve or deny.");
    const request = sealedRequest(text);
    if (request === null) return new OAuthProblem("invalid_request", FORM_TOO_OLD);
    // The registry may have changed since the page was opened.
    const client = this.#deps.clients.get(request.clientId);
    if (client === undefined || !isRegisteredRedirect(client, request.redirectUri))
      return new OAuthProblem("invalid_request", "The client is no longer registered here.");
    const ticket = (parameterOf(form, "ticket") ?? "").trim();
    return { consent: { request, sealed, csrfToken }, approved: action === "approve", ticket };
  }

  #shared(now: Date): Promise<Buffer> {
    const { database, newSecret } = this.#deps;
    const fresh = { secret: newSecret(), at: now.toISOString() };
    this.#secret ??= serviceSecret(database, "oauth_consent", fresh).catch((error: unknown) => {
      this.#secret = null;
      throw error;
    });
    return this.#secret;
  }
}
