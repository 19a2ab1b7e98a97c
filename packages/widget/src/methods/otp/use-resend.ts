import { useState } from 'react'
import { useResendState } from '../../flow/resend/use-resend-state.ts'
import { type Action, useSubmit } from '../../flow/use-submit.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { defaultRegion } from './countries.ts'
import type { OtpProps } from './flow.ts'
import { toSendCode } from './to-send-code.ts'
import { toSendText } from './to-send-text.ts'
import { toValue } from './typed-phone.ts'

/**
 * Sends the code again. Returns the state of the resend button and the action of a press.
 *
 * @param props - the screen's properties: the code that was sent before, and `emit`, which receives `otp.sent` with the
 * new method id
 * @param onSent - called when the old code is no longer valid
 */
export function useResend({ screen, emit }: OtpProps<'otp.enterCode'>, onSent: () => void) {
  const [failedAt, setFailedAt] = useState(0)
  const { channel, destination, isAutomatic, resentAt } = screen
  const [resend, dispatch] = useResendState(resentAt)
  const toSend = channel === 'email' ? toSendCode : toSendText
  const send: Action<string> = toSend({
    widget: useWidget(),
    id: channel,
    emit: (sent) => emit({ ...sent, typed: screen.typed, resentAt: Date.now() }),
    isAutomatic,
  })
  const { submit, problem, dismiss } = useSubmit({
    ...send,
    ...(channel === 'email' && {
      logFirst: (email: string) => [
        'email_try_again_clicked',
        { email, type: 'login_or_create_otp' },
      ],
    }),
    failed() {
      dispatch({ type: 'failed' })
      setFailedAt(Date.now())
    },
    done(reply, input) {
      send.done(reply, input)
      dispatch({ type: 'sent', at: Date.now() })
      onSent()
    },
  })

  const press = () => {
    if (resend.state !== 'initial') return
    dispatch({ type: 'pressed' })
    submit(
      // the shown number contains its calling code, so it can be parsed with any region
      channel === 'email' ? destination : toValue({ region: defaultRegion, text: destination }),
    )
  }
  return {
    state: resend.state,
    problem,
    /** The time of the last failure in epoch milliseconds; 0 if there was none. */
    failedAt,
    press,
    /** Removes the problem. */
    dismiss,
  }
}
