import type { Logger } from 'pino'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { FingerprintConfig } from '../config/config.ts'
import type { Fingerprint } from './fingerprint.ts'

const AnswerSchema = Type.Object({ verdict: Type.Enum(['ALLOW', 'CHALLENGE', 'BLOCK']) })

/**
 * Asks the fingerprint service: posts `{telemetry_id, project_id, action}` with the secret as bearer token, reads
 * `{verdict}`.
 *
 * @param options.timeoutMs for the whole look-up, because the user waits for it
 */
export function createLookupFingerprint(
  config: Extract<FingerprintConfig, { kind: 'lookup' }>,
  options: { readonly log: Logger; readonly timeoutMs?: number },
): Fingerprint {
  const { log, timeoutMs = 3_000 } = options
  return {
    async judge(telemetryId, { project, action }) {
      const { projectId } = project
      try {
        const response = await fetch(config.url, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${config.secret}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify({ telemetry_id: telemetryId, project_id: projectId, action }),
          // A redirect would send the secret to another address than the configured one.
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        })
        if (!response.ok) throw new Error(`answered ${response.status}`)
        return Value.Parse(AnswerSchema, await response.json()).verdict
      } catch (cause) {
        const reason = cause instanceof Error ? cause.name : 'failed'
        log.warn({ project_id: projectId, reason }, 'the fingerprint provider could not be reached')
        return 'UNREACHABLE'
      }
    },
  }
}
