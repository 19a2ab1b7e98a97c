import type { Logger } from 'pino'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { CaptchaConfig } from '../config/config.ts'
import type { Captcha, CaptchaVerdict } from './captcha.ts'

const AnswerSchema = Type.Object({
  success: Type.Boolean(),
  score: Type.Optional(Type.Number()),
  action: Type.Optional(Type.String()),
  'error-codes': Type.Optional(Type.Array(Type.String())),
})

/** The action that the widget names when it requests a token (protocol facts, section 2.10). */
const expectedAction = 'LOGIN'

/**
 * Verifies tokens with a provider that implements reCAPTCHA's `siteverify`.
 *
 * @param options.timeoutMs for the whole check
 */
export function createRecaptcha(
  config: Extract<CaptchaConfig, { kind: 'recaptcha' }>,
  options: { readonly log: Logger; readonly timeoutMs?: number },
): Captcha {
  const { log, timeoutMs = 5_000 } = options
  return {
    async verify(token, { source }) {
      const fields = { secret: config.secret, response: token, remoteip: source.address }
      try {
        const response = await fetch(config.verifyUrl, {
          method: 'POST',
          body: new URLSearchParams(fields),
          // A redirect would send the secret to another address than the configured one.
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        })
        if (!response.ok) throw new Error(`answered ${response.status}`)
        const answer = Value.Parse(AnswerSchema, await response.json())
        return judge(answer, config.leastScore, log)
      } catch (cause) {
        log.warn({ reason: toReason(cause) }, 'the captcha provider could not be reached')
        return 'unreachable'
      }
    },
  }
}

function judge(
  answer: { success: boolean; score?: number; action?: string; 'error-codes'?: string[] },
  leastScore: number,
  log: Logger,
): CaptchaVerdict {
  const codes = answer['error-codes'] ?? []
  if (!answer.success && codes.some((code) => code.endsWith('-input-secret'))) {
    log.error("the captcha provider refuses the secret; check the captcha's secretEnv")
    return 'unreachable'
  }
  if (!answer.success) return 'failed'
  // Providers without scores send no action either; with a minimum score, the answer must contain both.
  if (answer.action === undefined && leastScore > 0) return 'failed'
  if (answer.action !== undefined && answer.action !== expectedAction) return 'failed'
  return (answer.score ?? 0) >= leastScore ? 'solved' : 'failed'
}

/** Describes a failure by its name and code, because the text of another library's error may quote the answer. */
function toReason(cause: unknown): string {
  if (!(cause instanceof Error)) return 'failed'
  const inner = cause.cause
  const code = inner instanceof Error && 'code' in inner ? ` ${String(inner.code)}` : ''
  return cause.message.startsWith('answered ') ? cause.message : `${cause.name}${code}`
}
