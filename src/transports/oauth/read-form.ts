import type { FastifyRequest } from "fastify";
import { Failure } from "../../contract/errors.ts";
import { oauthFormLimitBytes } from "../../contract/limits.ts";
import type { Parameters } from "../../contract/oauth.ts";
import { networkOf } from "../../door/rate-buckets.ts";
import { parseQuery } from "../http/query.ts";
import { isPlain, readBody } from "../http/read-body.ts";
import type { OAuthOptions } from "./options.ts";

/** The fields of a form, already charged. URL fields are ignored: secrets do not belong there. */
export async function readForm(
  options: OAuthOptions,
  request: FastifyRequest,
): Promise<Parameters | Failure> {
  const held = options.bodies.hold();
  const owner = { kind: "address", name: networkOf(request.ip) } as const;
  const terms = { limitBytes: oauthFormLimitBytes, held, owner };
  const body = await readBody(request.raw, terms).finally(held.release);
  if (body instanceof Failure) return body;
  const type = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded" || !isPlain(request))
    return new Failure("unsupported_media_type", {
      message: "The body must be application/x-www-form-urlencoded.",
    });
  const parameters = parseQuery(body.toString("utf8"));
  return parameters instanceof Failure
    ? new Failure("invalid_request", { message: "The form is not valid percent-encoded UTF-8." })
    : parameters;
}
