import { limits } from '@portico/contract'
import { type ReactNode, useState } from 'react'
import { getEntry } from '../../flow/forms/get-entry.ts'
import { useSubmit } from '../../flow/use-submit.ts'
import { Banner } from '../../foundation/parts/banner/banner.tsx'
import { Divider } from '../../foundation/parts/divider/divider.tsx'
import { Helper, HelperRow } from '../../foundation/parts/helper/helper.tsx'
import { OtpInput } from '../../foundation/parts/otp-input/otp-input.tsx'
import { Stack } from '../../foundation/parts/stack/stack.tsx'
import { useCountdown } from '../../foundation/time/use-countdown.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { useAnnounce } from '../../kernel/context/use-announce.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'

/**
 * Asks for the code in the mail, for a user who opened the mail on another device. The code and the link expire
 * together, and using either makes the other invalid.
 */
export function LinkCode(props: {
  codeId: string
  /** In epoch milliseconds. */
  expiresAt: number
  onVerified: () => void
  /** An element beside the countdown of the code. */
  children: ReactNode
}): ReactNode {
  const { codeId, expiresAt, onVerified, children } = props
  const { client, config, toInputId } = useWidget()
  const text = useText()
  const [code, setCode] = useState('')
  const minutes = config.sessionOptions?.sessionDurationMinutes ?? limits.session.defaultMinutes
  const { submit, isPending, problem, dismiss } = useSubmit({
    call: (typed: string, signal) =>
      client.magicLinks.authenticateByCode(
        typed,
        codeId,
        { session_duration_minutes: minutes },
        { signal },
      ),
    done: onVerified,
  })
  const left = useCountdown(expiresAt)
  const entry = getEntry(isPending, left.isOver, problem)
  const fieldError = entry.isExpired ? text('passcode.expired') : entry.fieldError
  useAnnounce(fieldError, 'assertive')

  return (
    <>
      <Divider>{text('methodDivider.text')}</Divider>
      <Banner tone="error" {...entry.banner} />
      <Stack onSubmit={() => code.length === limits.passcode.digits && submit(code)}>
        <p className="st-label" aria-hidden="true">
          {text('emailConfirmation.code.label')}
        </p>
        <OtpInput
          id={toInputId('code')}
          label={text('emailConfirmation.code.label')}
          value={code}
          onChange={(value) => {
            dismiss()
            setCode(value)
          }}
          onComplete={submit}
          state={entry.state}
          error={fieldError}
        />
      </Stack>
      <HelperRow>
        {!entry.isExpired && (
          <Helper>{text('passcode.expirationCountdown', { timeRemaining: left.label })}</Helper>
        )}
        {children}
      </HelperRow>
    </>
  )
}
