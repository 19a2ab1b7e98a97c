import type { Resend } from '../../flow/resend/resend.ts'
import { toResentText } from '../../flow/resend/to-resent-text.ts'
import { useResendState } from '../../flow/resend/use-resend-state.ts'
import { type Problem, useSubmit } from '../../flow/use-submit.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'

/** A mail that may be sent again. */
export interface MailResend {
  readonly state: Resend['state']
  readonly problem: Problem | null
  press(): void
}

/** What is sent once more, and where the screen keeps that it was. */
export interface SentMail {
  readonly send: (signal: AbortSignal) => Promise<void>
  /** When it was sent once more before the page was reloaded, epoch milliseconds. */
  readonly resentAt?: number | undefined
  readonly onResent?: ((at: number) => void) | undefined
}

/**
 * Sends a mail once more when it is asked for.
 *
 * @param email - as the event log has it
 */
export function useResendMail(email: string, { send, resentAt, onResent }: SentMail): MailResend {
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
