import { toResentText } from '../../flow/resend/to-resent-text.ts'
import { useResendState } from '../../flow/resend/use-resend-state.ts'
import { useSubmit } from '../../flow/use-submit.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'

/** The state of sending a mail again. */
export type MailResend = ReturnType<typeof useResendMail>

/** The call that sends a mail again, and the callback with which the screen keeps the time. */
export interface SentMail {
  readonly send: (signal: AbortSignal) => Promise<void>
  /** The time of a resend before the page was reloaded, in epoch milliseconds. */
  readonly resentAt?: number | undefined
  readonly onResent?: ((at: number) => void) | undefined
}

/**
 * Sends a mail again when the user presses the button.
 *
 * @param email - the address for the event log
 */
export function useResendMail(email: string, { send, resentAt, onResent }: SentMail) {
  const widget = useWidget()
  const text = useText()
  const [resend, dispatch] = useResendState(resentAt)
  const { submit, problem } = useSubmit({
    logFirst: () => ['email_try_again_clicked', { email, type: 'reset_password' }],
    call: (_: null, signal) => send(signal),
    done() {
      const at = Date.now()
      dispatch({ type: 'sent', at })
      onResent?.(at)
      widget.toast('success', toResentText(text))
    },
    failed: () => dispatch({ type: 'failed' }),
  })
  return {
    state: resend.state,
    problem,
    press() {
      dispatch({ type: 'pressed' })
      submit(null)
    },
  }
}
