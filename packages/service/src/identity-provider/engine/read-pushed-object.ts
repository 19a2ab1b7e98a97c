/**
 * Pushed request objects (RFC 9126 section 3). They are resolved by the same rules as at the authorization endpoint.
 * The client's authentication is outside the object, and the engine checks it; every other parameter outside is
 * ignored.
 */
import type { IncomingMessage } from 'node:http'
import { decodeJwt } from 'jose'
import { errors } from 'oidc-provider'
import { rewriteBody } from '../engine-access/rewrite-body.ts'
import { type AuthorizationParams, toQuery } from '../request/authorization-params.ts'
import { resolveRequestObject } from '../request/resolve-request-object.ts'
import type { Engine } from './create-engine.ts'

/** The parameters of client authentication (RFC 6749 section 2.3.1, RFC 7523 section 2.2). */
const ofClient = ['client_id', 'client_secret', 'client_assertion', 'client_assertion_type']

/**
 * Replaces a pushed form, for the engine, by the parameters of its request object. An object that is refused stays in
 * the form: the engine supports none, and refuses it after it has authenticated the client app.
 *
 * @returns a function that returns why the object was refused, once the form was read; null if there was no object or
 *   no error
 */
export function readPushedObject(
  request: IncomingMessage,
  engine: Pick<Engine, 'provider' | 'issuer'>,
): () => errors.InvalidRequestObject | null {
  let refusal: errors.InvalidRequestObject | null = null
  rewriteBody(request, async (body) => {
    const form = new URLSearchParams(body.toString())
    const [object, ...more] = form.getAll('request')
    // The engine refuses a repeated object, and one with a `request_uri`.
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

/** @returns null if the app is not registered for request objects */
async function resolve(
  engine: Pick<Engine, 'provider' | 'issuer'>,
  sender: string,
  object: string,
): Promise<AuthorizationParams | null> {
  const sent = { client_id: sender, request: object }
  const resolved = await resolveRequestObject(engine, sent)
  if (resolved === sent) return null
  // RFC 9126 section 3: the object's client must be the app that pushes it.
  if (decodeJwt(object).client_id !== sender) throw new errors.InvalidRequestObject(whose)
  return resolved
}

const whose = 'client_id of a request object that is pushed must be the app that pushes it'

/** Returns the client id that the app claims. The engine authenticates it. */
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

/** Builds a form from the object's parameters and the client's authentication. */
function toForm(form: URLSearchParams, { client_id: sender, ...request }: AuthorizationParams) {
  const fields = new URLSearchParams(toQuery(request))
  for (const [name, value] of form) if (ofClient.includes(name)) fields.append(name, value)
  if (!form.has('client_id')) fields.append('client_id', String(sender))
  return fields.toString()
}
