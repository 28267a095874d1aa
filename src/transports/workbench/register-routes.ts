/**
 * The routes by which the operator's page lists the registers and uploads a file. They are no operations: a
 * register belongs to no tenant, and only a session of this machine's operator reaches it.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { Failure } from "../../contract/errors.ts";
import { registerUploadBytes, type UploadRequest } from "../../contract/register-uploads.ts";
import { validate } from "../../door/validation.ts";
import { correlationIdOf, jsonType, sendAnswer } from "../http/answer.ts";
import { isPlain } from "../http/read-body.ts";
import { type WorkbenchOptions, workbenchPath } from "./options.ts";
import { refuseOtherOrigin, refuseWithoutToken } from "./request-origin.ts";
import { SessionCookie } from "./session-cookie.ts";
import { sessionOf } from "./session-routes.ts";

const path = `${workbenchPath}/operator/registers`;

const upload = z.strictObject({
  file_name: z.string().min(1).max(255),
  format: z.string().max(40).optional(),
  as_of: z.iso.date().optional(),
  licence: z.string().trim().min(1).max(200).optional(),
  force: z.enum(["true", "false"]).optional(),
});

export function mountRegisterRoutes(app: FastifyInstance, options: WorkbenchOptions): void {
  const cookie = new SessionCookie(options.config.baseUrl);
  const operator =
    (work: (request: FastifyRequest) => Promise<Failure | object>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const result = (await refuseAllButOperator(options, request, cookie)) ?? (await work(request));
      if (!(result instanceof Failure)) return reply.type(jsonType).send(JSON.stringify(result));
      // The unread rest of a refused file would block the connection.
      request.raw.resume();
      const answer = options.door.answerFailure(result, correlationIdOf(reply));
      return sendAnswer({ request, reply, config: options.config }, answer, null);
    };
  app.get(
    path,
    operator(async () => ({
      registers: await options.registers.registers(),
      formats: options.registers.formats(),
      install: options.registers.state(),
    })),
  );
  app.post(
    path,
    operator(async (request) => {
      const wanted = requestOf(request);
      if (wanted instanceof Failure) return wanted;
      const install = await options.registers.begin(wanted, request.raw);
      return install instanceof Failure ? install : { install };
    }),
  );
}

async function refuseAllButOperator(
  options: WorkbenchOptions,
  request: FastifyRequest,
  cookie: SessionCookie,
): Promise<Failure | null> {
  const foreign = refuseOtherOrigin(options, request);
  if (foreign) return foreign;
  const found = await sessionOf(options, { request, cookie });
  if (found === null) return new Failure("unauthorized");
  const refused = refuseWithoutToken(found.token, request);
  if (refused) return refused;
  if (found.session.kind === "operator") return null;
  return new Failure("key_scope_forbidden", { details: { accepted_scopes: ["operator"] } });
}

function requestOf(request: FastifyRequest): UploadRequest | Failure {
  const isBytes = request.headers["content-type"] === "application/octet-stream" && isPlain(request);
  if (!isBytes)
    return new Failure("unsupported_media_type", { message: "The body must be application/octet-stream." });
  if (Number(request.headers["content-length"] ?? 0) > registerUploadBytes)
    return new Failure("payload_too_large", { details: { limit_bytes: registerUploadBytes } });
  const valid = validate(upload, request.query);
  if (valid instanceof Failure) return valid;
  const { file_name: fileName, format, as_of: asOf, licence, force } = valid.value as z.output<typeof upload>;
  return {
    fileName,
    format: format ?? null,
    asOf: asOf ?? null,
    licence: licence ?? null,
    force: force === "true",
  };
}
