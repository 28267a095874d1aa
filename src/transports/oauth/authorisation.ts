/** The authorisation endpoint: the page that asks the owner, and the form that it submits (RFC 6749 §3.1). */
import type { FastifyRequest } from "fastify";
import { Failure } from "../../contract/errors.ts";
import { type ConsentForm, OAuthProblem } from "../../contract/oauth.ts";
import { parseQuery } from "../http/query.ts";
import { type OAuthAnswer, pageAnswer, redirectAnswer, refusalAnswer, wantsPage } from "./answers.ts";
import { BrowserCookie } from "./browser-cookie.ts";
import { consentPage } from "./consent-page.ts";
import { passAddress, passClient, refuseSpent } from "./gates.ts";
import type { OAuthOptions } from "./options.ts";
import { readForm } from "./read-form.ts";

interface Authorisation {
  ask(request: FastifyRequest): Promise<OAuthAnswer>;
  answer(request: FastifyRequest): Promise<OAuthAnswer>;
}

export function createAuthorisation(options: OAuthOptions): Authorisation {
  const { config, server } = options;
  const cookie = new BrowserCookie({
    secure: config.baseUrl.startsWith("https:"),
    maxAgeS: server.lifetimes.consentS,
  });
  return {
    ask: (request) => ask(options, cookie, request),
    answer: (request) => answer(options, cookie, request),
  };
}

async function ask(
  options: OAuthOptions,
  cookie: BrowserCookie,
  request: FastifyRequest,
): Promise<OAuthAnswer> {
  const { server, now } = options;
  const asPage = wantsPage(request.headers.accept);
  const parameters = parseQuery(request.raw.url?.split("?").slice(1).join("?") ?? "");
  if (parameters instanceof Failure) {
    const message = "The query is not valid percent-encoded UTF-8.";
    return refusalAnswer(new OAuthProblem("invalid_request", message), asPage);
  }
  const clientId = server.namedClient({ parameters, authorization: undefined });
  const spent =
    passAddress(options, request.ip) ?? (await passClient(options, { address: request.ip, clientId }));
  if (spent) return refusalAnswer(spent, asPage);
  // The same value for all tabs of a browser: otherwise a second tab would invalidate the form of the first.
  const browser = cookie.read(request) ?? server.newBrowser();
  const begun = await server.begin(parameters, browser, now());
  if (begun instanceof OAuthProblem) return refusalAnswer(begun, asPage);
  if ("location" in begun) return redirectAnswer(begun.location, { clientId });
  const page = pageAnswer(200, consentPage(begun, server.lifetimes), { clientId });
  return { ...page, headers: { ...page.headers, "Set-Cookie": cookie.header(browser) } };
}

async function answer(
  options: OAuthOptions,
  cookie: BrowserCookie,
  request: FastifyRequest,
): Promise<OAuthAnswer> {
  const { server, now } = options;
  const asPage = wantsPage(request.headers.accept);
  const form = passAddress(options, request.ip) ?? (await readForm(options, request));
  if (form instanceof Failure) return refusalAnswer(form, asPage);
  const crossSite = request.headers["sec-fetch-site"];
  if (crossSite === "cross-site" || crossSite === "same-site")
    return refusalAnswer(new OAuthProblem("invalid_request", "This form was sent by another page."), asPage);
  const opened = await server.open(form, cookie.read(request), now());
  const clientId = opened instanceof OAuthProblem ? null : opened.consent.request.clientId;
  const peer = { address: request.ip, clientId };
  const spent = await passClient(options, peer);
  if (spent) return refusalAnswer(spent, asPage);
  if (opened instanceof OAuthProblem) return refusalAnswer(opened, asPage);
  if (!opened.approved)
    return redirectAnswer(server.deny(opened.consent.request).location, { clientId, code: "access_denied" });
  return approve(options, opened, peer, asPage);
}

async function approve(
  { server, ticketGate, now, rateNow }: OAuthOptions,
  { consent, ticket }: ConsentForm,
  peer: { address: string; clientId: string | null },
  asPage: boolean,
): Promise<OAuthAnswer> {
  // Taken before the look-up and given back for a right ticket, so that concurrent tries pass no more often.
  const spent = refuseSpent(await ticketGate.take(peer, rateNow()));
  if (spent) return refusalAnswer(spent, asPage);
  const note = { clientId: peer.clientId };
  const approved = await server.approve(consent.request, ticket, now());
  if (approved === null)
    return pageAnswer(400, consentPage(consent, server.lifetimes, true), { ...note, code: "ticket_refused" });
  await ticketGate.giveBack(peer);
  return redirectAnswer(approved.location, note);
}
