import { PorticoAPIError } from '@portico/client'
import { limits } from '@portico/contract'
import { useEffect, useRef } from 'react'
import type { Problem } from '../../flow/use-submit.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { toCeremonyOptions } from './to-ceremony-options.ts'
import { toPasskeyText } from './to-passkey-text.ts'
import { tryAutofill } from './try-autofill.ts'

/** The callbacks of an offer. */
interface Outcome {
  onVerified: () => void
  /** The service refused the chosen passkey. */
  onProblem: (problem: Problem) => void
  /** The offer has ended, for example because the user dismissed it. */
  onEnded: () => void
}

/**
 * Error types before the user has chosen a passkey. They concern the page's set-up, so another attempt would fail as
 * well.
 */
const refusedBeforehand: readonly string[] = [
  'invalid_webauthn_registration_domain',
  'too_many_requests',
]

const isHopeless = (error: unknown) =>
  error instanceof PorticoAPIError && refusedBeforehand.includes(error.error_type)

/**
 * Lets the browser offer passkeys at the e-mail field until the user leaves the screen. Because the user did not
 * request the offer, the user sees only the service's refusal of a chosen passkey. Any other error is reported only to
 * the host.
 */
export function useAutofill(isOn: boolean, outcome: Outcome): void {
  const { client, config, host } = useWidget()
  const text = useText()
  const latest = useRef({ config, text, outcome })
  latest.current = { config, text, outcome }

  useEffect(() => {
    if (!isOn) return
    const leaving = new AbortController()
    const { signal } = leaving
    const onFailure = async (error: unknown) => {
      host.report(error)
      if (!(error instanceof PorticoAPIError) || isHopeless(error)) return
      const sentence = await toPasskeyText(error, latest.current.text)
      const problem = { text: sentence, errorType: error.error_type, linkHosts: [] }
      if (!signal.aborted) latest.current.outcome.onProblem(problem)
    }
    const ask = () =>
      client.webauthn.authenticate({
        ...toCeremonyOptions(latest.current.config),
        conditional_mediation: true,
        // the field may be inside a shadow root, where the client's check does not find it
        disable_input_check: true,
        signal,
      })
    const attempts = limits.passkeyAutofillRetries
    void tryAutofill({ ask, attempts, signal, onFailure, isHopeless }).then((data) => {
      if (signal.aborted) return
      if (!data) return latest.current.outcome.onEnded()
      host.emit({ type: 'PASSKEY_AUTHENTICATE', data })
      latest.current.outcome.onVerified()
    })
    return () => leaving.abort()
  }, [isOn, client, host])
}
