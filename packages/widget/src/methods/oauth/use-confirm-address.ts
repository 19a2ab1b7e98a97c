import type { HeldSignIn } from '@portico/client'
import { limits } from '@portico/contract'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { insufficientFactors } from '../../flow/further-factor/asks-further-factor.ts'
import type { Resend } from '../../flow/resend/resend.ts'
import { toResentText } from '../../flow/resend/to-resent-text.ts'
import { useResendState } from '../../flow/resend/use-resend-state.ts'
import { type Submit, useSubmit } from '../../flow/use-submit.ts'
import { takeFocus } from '../../foundation/parts/take-focus.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { toAskErrorText } from './to-ask-error-text.ts'

/** As long as the provider's token: a code that outlives it would finish nothing. */
const codeMinutes = 5

/** A code on its way to the mailbox. */
export interface MailedCode {
  readonly email: string
  readonly methodId: string
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

/** What the screen shows and does. */
export interface AddressConfirmation {
  /** The newest code; null until the first one was sent. */
  readonly sent: MailedCode | null
  readonly send: Submit<boolean>
  readonly resend: { readonly state: Resend['state']; press(): void }
  readonly verify: Submit<string>
  readonly code: string
  /** The mailbox was proved, and the sign-in is not finished: no code is needed to try that again. */
  readonly isProved: boolean
  change(typed: string): void
}

/** Sends a code to the address that the sign-in waits for, proves the mailbox by it, and finishes the sign-in. */
export function useConfirmAddress(
  asked: { readonly held: HeldSignIn; onDone(): void; onSecondStep(): void },
  input: RefObject<HTMLInputElement | null>,
): AddressConfirmation {
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
        await client.otps.authenticate(
          typed,
          sent.methodId,
          { session_duration_minutes },
          { signal },
        )
        isProved.current = true
      }
      // a host that takes the card away now, since there is a session, does not stop this
      return held.attempt({}).catch((error) => {
        // nobody is there to ask further: the page hears why
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
    sent,
    send,
    verify,
    code,
    isProved: isProved.current,
    resend: {
      state: resend.state,
      press() {
        dispatch({ type: 'pressed' })
        send.submit(true)
      },
    },
    change(typed) {
      verify.dismiss()
      setCode(typed)
    },
  }
}
