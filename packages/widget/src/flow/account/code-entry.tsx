import { limits } from '@portico/contract'
import { type ReactNode, useRef, useState } from 'react'
import { CheckIcon } from '../../foundation/icons/check-icon.tsx'
import { ClockIcon } from '../../foundation/icons/clock-icon.tsx'
import { Banner } from '../../foundation/parts/banner/banner.tsx'
import { Helper, HelperRow } from '../../foundation/parts/helper/helper.tsx'
import { OtpInput } from '../../foundation/parts/otp-input/otp-input.tsx'
import { Stack } from '../../foundation/parts/stack/stack.tsx'
import { takeFocus } from '../../foundation/parts/take-focus.ts'
import { TextButton } from '../../foundation/parts/text-button/text-button.tsx'
import { useCountdown } from '../../foundation/time/use-countdown.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { useAnnounce } from '../../kernel/context/use-announce.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { getEntry } from '../forms/get-entry.ts'
import { resendSeconds } from '../resend/resend.ts'
import { useResendState } from '../resend/use-resend-state.ts'
import { type Action, useSubmit } from '../use-submit.ts'
import type { SentCode } from './account-section.ts'
import { useAct } from './use-act.ts'

/** The field for a code that was sent, its time, and the link that sends another one. */
export function CodeEntry(props: {
  sent: SentCode
  verify: (code: string, sent: SentCode, signal: AbortSignal) => Promise<unknown>
  onVerified: () => void
  /** Sends another code to the same place. */
  resend: (signal: AbortSignal) => Promise<SentCode>
  /** Says for what a proof is asked, if the service asks for one before it takes the code. */
  act?: string
  /** @default the texts of the specification's table */
  toText?: Action<string>['toText']
}): ReactNode {
  const { act } = props
  const { toInputId } = useWidget()
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [sent, setSent] = useState(props.sent)
  const [resending, dispatch] = useResendState()
  const verify = useAct({
    act: act ? () => act : undefined,
    call: (typed: string, signal) => props.verify(typed, sent, signal),
    done: props.onVerified,
    ...(props.toText && { toText: props.toText }),
  })
  const resend = useSubmit({
    call: (_: undefined, signal) => props.resend(signal),
    done(newest) {
      dispatch({ type: 'sent', at: Date.now() })
      setSent(newest)
      setCode('')
      verify.dismiss()
      takeFocus(input.current)
    },
    failed: () => dispatch({ type: 'failed' }),
  })
  const left = useCountdown(sent.expiresAt)
  const entry = getEntry(verify.isPending, left.isOver, verify.problem)
  const error = entry.isExpired ? text('passcode.expired') : entry.fieldError
  useAnnounce(error, 'assertive')
  const banner = resend.problem ?? entry.banner
  const isComplete = code.length === limits.passcode.digits
  const again = () => {
    dispatch({ type: 'pressed' })
    resend.submit(undefined)
  }
  return (
    <>
      {banner && <Banner tone="error">{banner.text}</Banner>}
      {/* password managers and keyboards expect a form around the field */}
      <Stack onSubmit={() => isComplete && verify.submit(code)}>
        <OtpInput
          id={toInputId('code')}
          label={text('formField.otp.ariaLabel')}
          value={code}
          onChange={(typed) => {
            verify.dismiss()
            setCode(typed)
          }}
          onComplete={verify.submit}
          state={entry.state}
          error={error}
          inputRef={input}
          autoFocus
        />
      </Stack>
      <HelperRow>
        {!entry.isExpired && (
          <Helper icon={<ClockIcon />}>
            {text('passcode.expirationCountdown', { timeRemaining: left.label })}
          </Helper>
        )}
        <Helper>
          {text('passcode.didntGetIt')}{' '}
          {resending.state === 'sent' ? (
            <Helper tone="success" icon={<CheckIcon />}>
              {text('passcode.codeSent', { timeRemaining: resendSeconds })}
            </Helper>
          ) : (
            <TextButton
              onPress={again}
              isDisabled={verify.isPending || resending.state !== 'initial'}
            >
              {text('passcode.resendCode')}
            </TextButton>
          )}
        </Helper>
      </HelperRow>
    </>
  )
}
