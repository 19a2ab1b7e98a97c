import type { Operation } from '@portico/contract'
import type { ApiOperation } from '@portico/contract/schemas'
import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import type { AbuseDefence } from '../abuse-defence/abuse-defence.ts'
import type { ProjectConfig } from '../config/config.ts'
import type { Source } from './source-address.ts'

/** True for an operation that abuse defence guards: its schema has a field for a captcha token. */
export function isGuarded({ body }: Pick<ApiOperation, 'body'>): boolean {
  return (
    body !== undefined && Type.IsObject(body) && Object.hasOwn(body.properties, 'captcha_token')
  )
}

/**
 * Stops a call that abuse defence does not allow.
 *
 * @param call its body is valid by the operation's schema
 * @returns the reply if a challenge was sent, which is plain text that clients recognize
 */
export async function guardOperation(
  defence: AbuseDefence,
  operation: Operation,
  call: { readonly project: ProjectConfig; readonly source: Source; readonly body: unknown },
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const outcome = await defence.verify({
    project: call.project,
    source: call.source,
    action: operation.path,
    captchaToken: readText(call.body, 'captcha_token'),
    telemetryId: readText(call.body, 'dfp_telemetry_id'),
  })
  if (outcome === 'passed') return undefined
  return reply.code(403).type('text/plain; charset=utf-8').send('Captcha required')
}

/**
 * Reads a text field of the body.
 *
 * @returns undefined for one that is missing or empty
 */
function readText(body: unknown, name: string): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const value: unknown = Reflect.get(body, name)
  return typeof value === 'string' && value !== '' ? value : undefined
}
