/**
 * Obtains the proofs that a project's abuse defence asks for, and sends them with a call (protocol facts, section
 * 2.10). A provider that cannot be reached does not stop the call: the service decides whether to accept it without a
 * proof.
 */
import { proofOfWorkSiteKey } from '@portico/contract'
import type { ClientOptions } from '../../foundation/client-options.ts'
import { PorticoAPIError, PorticoAPIUnreachableError } from '../../foundation/errors/errors.ts'
import type { ClientPorts } from '../../foundation/ports.ts'
import type { ProjectBootstrap } from '../internals.ts'
import type { Request } from '../request/request.ts'
import { resolveFingerprintUrls } from './fingerprint-urls.ts'
import type { DefenceLevel, Send } from './guard.ts'
import { loadFingerprint } from './load-fingerprint.ts'
import { loadRecaptcha } from './load-recaptcha.ts'
import { solveChallenge } from './solve-challenge.ts'

/** The parts that the defence needs. */
export interface DefenceParts {
  ports: ClientPorts
  publicToken: string
  /** A project that has the captcha, the fingerprint or both switched on. */
  project: ProjectBootstrap
  options: ClientOptions
  /** The service's URL. */
  baseUrl: string
  wire: Pick<Request, 'call'>
  reportError(error: unknown): void
}

/** The abuse defence of one project. */
export type Defence = ReturnType<typeof createDefence>

/**
 * Tells whether an error asks for a captcha. The gateway in front of the service asks in plain text, the service
 * itself with an error type.
 */
const isCaptchaRequired = (error: unknown): boolean =>
  error instanceof PorticoAPIError
    ? error.error_type === 'captcha_required'
    : error instanceof PorticoAPIUnreachableError && `${error.cause}`.includes('Captcha required')

/** Makes the abuse defence of one project. */
export function createDefence(parts: DefenceParts) {
  const { ports, publicToken, project, wire, reportError } = parts
  const { captchaSettings, runDFPProtectedAuth, dfpProtectedAuthMode } = project
  const siteKey = captchaSettings.enabled ? captchaSettings.siteKey : null
  const isBuiltIn = !!siteKey?.startsWith(proofOfWorkSiteKey)
  const { cdnUrl, submitUrl } = resolveFingerprintUrls(parts.options, parts.baseUrl)
  const { captcha = { load: loadRecaptcha }, fingerprint = { load: loadFingerprint } } = ports

  async function findToken(
    obtain: () => Promise<string>,
    signal?: AbortSignal,
  ): Promise<string | undefined> {
    try {
      return await obtain()
    } catch (error) {
      signal?.throwIfAborted()
      reportError(error)
      return undefined
    }
  }

  const findCaptchaToken = async (signal?: AbortSignal) =>
    siteKey === null
      ? undefined
      : findToken(
          async () =>
            isBuiltIn
              ? solveChallenge(wire.call, signal)
              : (await captcha.load(siteKey)).execute('LOGIN'),
          signal,
        )

  const findTelemetryId = (signal?: AbortSignal) =>
    findToken(async () => {
      const { identify } = await fingerprint.load(cdnUrl)
      return identify(publicToken, submitUrl)
    }, signal)

  return {
    /** Sends a call with the proofs that the project asks for. */
    async defend<Reply>(
      level: DefenceLevel,
      send: Send<Reply>,
      signal?: AbortSignal,
    ): Promise<Reply> {
      if (level === 'captcha' || !runDFPProtectedAuth) {
        return send({ captcha_token: await findCaptchaToken(signal) })
      }
      const findBoth = async () => ({
        dfp_telemetry_id: await findTelemetryId(signal),
        captcha_token: await findCaptchaToken(signal),
      })
      if (dfpProtectedAuthMode !== 'DECISIONING') return send(await findBoth())
      try {
        return await send({ dfp_telemetry_id: await findTelemetryId(signal) })
      } catch (error) {
        if (!isCaptchaRequired(error)) throw error
        return send(await findBoth())
      }
    },
    /** Starts loading the scripts of the providers. Never throws. */
    prepare() {
      if (siteKey !== null && !isBuiltIn) captcha.load(siteKey).catch(reportError)
      if (runDFPProtectedAuth) fingerprint.load(cdnUrl).catch(reportError)
    },
  }
}
