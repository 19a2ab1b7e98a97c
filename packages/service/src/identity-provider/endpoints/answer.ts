import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { toSource } from '../../kernel/http/source-address.ts'
import { runEngineCall } from '../engine-access/engine-call.ts'
import type { LoadProtocol } from '../load-protocol.ts'
import type { Endpoint } from './endpoint.ts'

/** The policy for these answers, none of which is a page. */
const apiPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Lets the project's engine answer a request of an endpoint. */
export type Answer = (
  project: ProjectConfig,
  endpoint: Pick<Endpoint, 'path' | 'inside' | 'cacheSeconds'>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>

/** Creates the function that passes a request to the project's engine, with the headers of every answer. */
export const createAnswer =
  (loadProtocol: LoadProtocol): Answer =>
  async (project, endpoint, request, reply) => {
    const { engines } = await loadProtocol()
    const engine = await engines.get(project)
    const { raw } = request
    const at = request.url.indexOf('?')
    const search = at === -1 ? '' : request.url.slice(at)
    const inside = endpoint.inside ?? endpoint.path
    reply.hijack()
    for (const [name, value] of Object.entries(toHeaders(reply, endpoint))) {
      if (value !== undefined) reply.raw.setHeader(name, value)
    }
    Object.assign(raw, {
      url: `${inside}${search}`,
      originalUrl: `${project.identityProvider.path}${inside}${search}`,
    })
    await runEngineCall({ source: toSource(request) }, () => engine.answer(raw, reply.raw))
    return reply
  }

function toHeaders(reply: FastifyReply, { cacheSeconds: seconds }: Pick<Endpoint, 'cacheSeconds'>) {
  return {
    ...reply.getHeaders(),
    'content-security-policy': apiPolicy,
    'cache-control': seconds === undefined ? 'no-store' : `public, max-age=${seconds}`,
    // Pages of other sites may read these answers, as far as the client app's allowed origins permit it.
    'cross-origin-resource-policy': 'cross-origin',
  }
}
