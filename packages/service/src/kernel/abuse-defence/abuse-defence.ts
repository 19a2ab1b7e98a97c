/**
 * Decides whether a call that sends a message or tries a secret may go on: by its captcha token and by the verdict on
 * the browser's fingerprint (protocol facts, section 2.10). The check runs before any row is looked up; the operations'
 * schemas say which operations it guards.
 */
import type { Logger } from 'pino'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Captcha } from '../captcha/captcha.ts'
import type { ProjectConfig } from '../config/config.ts'
import type { Fingerprint, FingerprintVerdict } from '../fingerprint/fingerprint.ts'
import type { Source } from '../http/source-address.ts'

/** A call to judge. */
export interface GuardedCall {
  readonly project: ProjectConfig
  readonly source: Source
  /** The operation's path: `/otps/authenticate`. */
  readonly action: string
  readonly captchaToken: string | undefined
  readonly telemetryId: string | undefined
}

export type AbuseDefence = ReturnType<typeof createAbuseDefence>

/** Counts the outcomes of captchas and fingerprint look-ups, for metrics. */
export interface DefenceObserver {
  onCaptcha(outcome: 'solved' | 'failed' | 'missing' | 'unreachable'): void
  onFingerprint(mode: 'OBSERVATION' | 'DECISIONING', verdict: FingerprintVerdict | 'MISSING'): void
}

export interface AbuseDefenceParts {
  /** The project's captcha; null when it has none. */
  findCaptcha(project: ProjectConfig): Captcha | null
  findFingerprint(project: ProjectConfig): Fingerprint | null
  readonly log: Logger
  readonly observer: DefenceObserver
}

export function createAbuseDefence(parts: AbuseDefenceParts) {
  const { observer, log } = parts

  const judge = async (call: GuardedCall, mode: 'OBSERVATION' | 'DECISIONING') => {
    const { project, telemetryId, action } = call
    const fingerprint = parts.findFingerprint(project)
    const verdict =
      fingerprint === null || telemetryId === undefined
        ? 'MISSING'
        : await fingerprint.judge(telemetryId, { project, action })
    observer.onFingerprint(mode, verdict)
    log.info({ project_id: project.projectId, action, mode, verdict }, 'browser judged')
    return verdict
  }

  const verifyCaptcha = async ({ project, source, captchaToken }: GuardedCall) => {
    const captcha = parts.findCaptcha(project)
    if (captcha === null) return
    if (captchaToken === undefined) {
      observer.onCaptcha('missing')
      throw new AuthError('captcha_required')
    }
    const verdict = await captcha.verify(captchaToken, { project, source })
    observer.onCaptcha(verdict)
    if (verdict === 'solved') return
    if (verdict === 'failed') throw new AuthError('captcha_failed')
    const isAllowed =
      project.captcha.kind === 'recaptcha' && project.captcha.whenUnreachable === 'allow'
    if (!isAllowed) throw new AuthError('captcha_unavailable', { retryAfterSeconds: 5 })
  }

  /** A call without telemetry is challenged, so that leaving the telemetry out does not avoid the check. */
  const decide = async (call: GuardedCall) => {
    const verdict = await judge(call, 'DECISIONING')
    if (verdict === 'BLOCK') throw new AuthError('fingerprint_blocked')
    if (verdict === 'ALLOW' || verdict === 'UNREACHABLE') return 'passed'
    if (call.captchaToken === undefined) return 'challenged'
    await verifyCaptcha(call)
    return 'passed'
  }

  return {
    /**
     * @returns `challenged` when the same call would pass with a captcha token
     * @throws AuthError `captcha_required`, `captcha_failed`, `captcha_unavailable`, `fingerprint_blocked`
     */
    async verify(call: GuardedCall) {
      const { fingerprint } = call.project
      if (fingerprint.kind !== 'off' && fingerprint.mode === 'DECISIONING') return decide(call)
      // In observation mode the verdict changes nothing, so the call does not wait for it.
      if (fingerprint.kind !== 'off') void judge(call, 'OBSERVATION')
      await verifyCaptcha(call)
      return 'passed'
    },
  }
}
