import { StytchAPIError } from '@portico/client'
import { limits } from '@portico/contract'
import { useEffect, useRef } from 'react'
import type { Problem } from '../../flow/use-submit.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { toCeremonyOptions } from './to-ceremony-options.ts'
import { toPasskeyText } from './to-passkey-text.ts'
import { tryAutofill } from './try-autofill.ts'

/** What becomes of an offer. */
interface Outcome {
  onVerified: () => void
  /** The service refused a passkey that was chosen. */
  onProblem: (problem: Problem) => void
  /** Nothing is offered any more, as when the person dismissed it. */
  onEnded: () => void
}

/** What the service refuses before anybody chose a passkey: the site's affair, and the same the next time. */
const refusedBeforehand: readonly string[] = [
  'invalid_webauthn_registration_domain',
  'too_many_requests',
]

const isHopeless = (error: unknown) =>
  error instanceof StytchAPIError && refusedBeforehand.includes(error.error_type)

/**
 * Has the browser offer passkeys at the e-mail field, from now until the screen is left. Nobody asked for it:
 * only what the service said of a passkey is told to the person, everything else to the host alone.
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
      if (!(error instanceof StytchAPIError) || isHopeless(error)) return
      const sentence = await toPasskeyText(error, latest.current.text)
      const problem = { text: sentence, errorType: error.error_type, linkHosts: [] }
      if (!signal.aborted) latest.current.outcome.onProblem(problem)
    }
    const ask = () =>
      client.webauthn.authenticate({
        ...toCeremonyOptions(latest.current.config),
        conditional_mediation: true,
        // the field may stand in a shadow root, where the client does not see it
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
