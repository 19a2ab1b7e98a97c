/**
 * Request objects that are pushed (RFC 9126 3): they hold what they hold at the authorization endpoint, by the same rules.
 * Who the app is stands beside the object, and is checked by the engine; every other parameter there counts for nothing.
 */
import type { IncomingMessage } from 'node:http'
import { decodeJwt } from 'jose'
import { errors } from 'oidc-provider'
import { type AuthorizationParams, toQuery } from '../authorize/authorization-params.ts'
import { resolveRequestObject } from '../authorize/resolve-request-object.ts'
import type { Engine } from './create-engine.ts'
import { rewriteBody } from './rewrite-body.ts'

/** How an app says who it is (RFC 6749 2.3.1, RFC 7523 2.2). */
const ofClient = ['client_id', 'client_secret', 'client_assertion', 'client_assertion_type']

/**
 * Lets the engine read a pushed form as its object says the request. An object that is refused is left in the form: the
 * engine, which takes none, says so once it knows the app.
 *
 * @returns why the object was refused, once the form was read; null where there is none, or nothing was wrong with it
 */
export function readPushedObject(
  request: IncomingMessage,
  engine: Pick<Engine, 'provider' | 'issuer'>,
): () => errors.InvalidRequestObject | null {
  let refusal: errors.InvalidRequestObject | null = null
  rewriteBody(request, async (body) => {
    const form = new URLSearchParams(body.toString())
    const [object, ...more] = form.getAll('request')
    // One that comes twice, or with a reference, the engine refuses.
    if (object === undefined || more.length > 0 || form.has('request_uri')) return body
    const sender = readSender(request, form)
    if (sender === null) return body
    try {
      const resolved = await resolve(engine, sender, object)
      return resolved === null ? body : Buffer.from(toForm(form, resolved))
    } catch (error) {
      if (!(error instanceof errors.InvalidRequestObject)) throw error
      refusal = error
      return body
    }
  })
  return () => refusal
}

/** @returns null where the app is registered for no object */
async function resolve(
  engine: Pick<Engine, 'provider' | 'issuer'>,
  sender: string,
  object: string,
): Promise<AuthorizationParams | null> {
  const sent = { client_id: sender, request: object }
  const resolved = await resolveRequestObject(engine, sent)
  if (resolved === sent) return null
  // RFC 9126 3: it says whose it is, and is pushed by that app.
  if (decodeJwt(object).client_id !== sender) throw new errors.InvalidRequestObject(whose)
  return resolved
}

const whose = 'client_id of a request object that is pushed must be the app that pushes it'

/** Who the app says it is; whether it is, the engine finds out. */
function readSender({ headers }: IncomingMessage, form: URLSearchParams): string | null {
  const said = form.get('client_id')
  if (said !== null) return said
  const assertion = form.get('client_assertion')
  try {
    if (assertion !== null) return decodeJwt(assertion).sub ?? null
    const [, basic = ''] = /^basic (.*)$/i.exec(headers.authorization ?? '') ?? []
    const [clientId = ''] = Buffer.from(basic, 'base64').toString().split(':')
    return clientId === '' ? null : decodeURIComponent(clientId.replaceAll('+', ' '))
  } catch {
    return null
  }
}

/** The request as its object says it, and what the app says of itself as it was sent. */
function toForm(form: URLSearchParams, { client_id: sender, ...request }: AuthorizationParams) {
  const fields = new URLSearchParams(toQuery(request))
  for (const [name, value] of form) if (ofClient.includes(name)) fields.append(name, value)
  if (!form.has('client_id')) fields.append('client_id', String(sender))
  return fields.toString()
}
