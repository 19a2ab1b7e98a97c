import type { HeldSignIn } from '@portico/client'
import { limits } from '@portico/contract'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { insufficientFactors } from '../../flow/further-factor/asks-further-factor.ts'
import { toResentText } from '../../flow/resend/to-resent-text.ts'
import { useResendState } from '../../flow/resend/use-resend-state.ts'
import { useSubmit } from '../../flow/use-submit.ts'
import { takeFocus } from '../../foundation/parts/take-focus.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { asksSecondStep } from '../../kernel/host/asks-second-step.ts'
import { toAskErrorText } from './to-ask-error-text.ts'

/**
 * The lifetime of the code in minutes. It equals that of the provider's token, because a code cannot complete the
 * sign-in after the token has expired.
 */
const codeMinutes = 5

/** A code that was sent to the mailbox. */
export interface MailedCode {
  readonly email: string
  readonly methodId: string
  /** In epoch milliseconds. */
  readonly expiresAt: number
}

/** The state and the actions of the screen. */
export type AddressConfirmation = ReturnType<typeof useConfirmAddress>

/** Sends a code to the address that the sign-in waits for, proves the mailbox with it, and completes the sign-in. */
export function useConfirmAddress(
  asked: { readonly held: HeldSignIn; onDone(): void; onSecondStep(): void },
  input: RefObject<HTMLInputElement | null>,
) {
  const { held, onDone, onSecondStep } = asked
  const { client, config, toast } = useWidget()
  const text = useText()
  const [sent, setSent] = useState<MailedCode | null>(null)
  const [code, setCode] = useState('')
  const isProved = useRef(false)
  const [resend, dispatch] = useResendState()
  const { sessionDurationMinutes = limits.session.defaultMinutes } = config.sessionOptions ?? {}

  const verify = useSubmit({
    async call(typed: string, signal) {
      if (sent && !isProved.current) {
        const session_duration_minutes = sessionDurationMinutes
        await client.otps
          .authenticate(typed, sent.methodId, { session_duration_minutes }, { signal })
          .catch((error) => {
            // the card goes on to the second step, and this question ends
            if (asksSecondStep(error)) held.giveUp()
            throw error
          })
        isProved.current = true
      }
      // continues even if the host removes the card now that there is a session
      return held.attempt({}).catch((error) => {
        // without the card, no further question is possible, so the sign-in is given up and the page receives the
        // reason
        if (signal.aborted) held.giveUp()
        throw error
      })
    },
    toText: toAskErrorText,
    failed: ({ errorType }) => errorType === insufficientFactors && onSecondStep(),
    done: onDone,
  })

  const send = useSubmit({
    async call(_isAgain: boolean, signal) {
      const email = sent?.email ?? (await held.findAddress(signal))
      const options = { expiration_minutes: codeMinutes, locale: config.otpOptions?.locale }
      const { method_id } = await client.otps.email.loginOrCreate(email, options, { signal })
      return { email, methodId: method_id, expiresAt: Date.now() + codeMinutes * 60_000 }
    },
    toText: toAskErrorText,
    failed: () => dispatch({ type: 'failed' }),
    done(mailed, isAgain) {
      setSent(mailed)
      setCode('')
      verify.dismiss()
      if (!isAgain) return
      dispatch({ type: 'sent', at: Date.now() })
      toast('success', toResentText(text))
      takeFocus(input.current)
    },
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is sent once
  useEffect(() => send.submit(false), [])

  return {
    /** The newest code; null until the first code is sent. */
    sent,
    send,
    verify,
    code,
    /** Whether the user has proved the mailbox but the sign-in has not completed. Another try then needs no code. */
    isProved: isProved.current,
    resend: {
      state: resend.state,
      press() {
        dispatch({ type: 'pressed' })
        send.submit(true)
      },
    },
    change(typed: string) {
      verify.dismiss()
      setCode(typed)
    },
  }
}
