import { limits } from '@portico/contract'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { getEntry } from '../../flow/forms/get-entry.ts'
import { RecoveryCodeWay } from '../../flow/recovery-code/recovery-code-way.tsx'
import { ResendLink } from '../../flow/resend/resend-link.tsx'
import { toResentText } from '../../flow/resend/to-resent-text.ts'
import { ClockIcon } from '../../foundation/icons/clock-icon.tsx'
import { BackButton } from '../../foundation/parts/back-button/back-button.tsx'
import { Banner } from '../../foundation/parts/banner/banner.tsx'
import { CalmBanner } from '../../foundation/parts/banner/calm-banner.tsx'
import { Heading } from '../../foundation/parts/heading/heading.tsx'
import { Helper, HelperRow } from '../../foundation/parts/helper/helper.tsx'
import { Lead } from '../../foundation/parts/lead/lead.tsx'
import { OtpInput } from '../../foundation/parts/otp-input/otp-input.tsx'
import { Progress } from '../../foundation/parts/progress/progress.tsx'
import { Stack } from '../../foundation/parts/stack/stack.tsx'
import { takeFocus } from '../../foundation/parts/take-focus.ts'
import { registerStyles } from '../../foundation/styles/style-sheet.ts'
import { useCountdown } from '../../foundation/time/use-countdown.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { TextWithAddress } from '../../kernel/context/text-with-address.tsx'
import { useAnnounce } from '../../kernel/context/use-announce.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import type { Text } from '../../kernel/text/create-text.ts'
import { toBackLabel } from '../../kernel/text/to-back-label.ts'
import type { OtpProps } from './flow.ts'
import { useResend } from './use-resend.ts'
import { useVerifyCode } from './use-verify-code.ts'
import { useWebOtp } from './use-web-otp.ts'

/** The banner shows the latest failure on a line of its own. */
registerStyles(`
& .st-banner{white-space:pre-line}
`)

/** The time until the progress bar is full, before the screen changes. */
const progressEndMs = 150

/** The remaining time at which the countdown is announced again. */
const lastMinute = '1:00'

/**
 * Returns the sentence to announce: the countdown at its start, and again at a milestone. Announcing every second would
 * disturb the user.
 */
function useMilestone(sentence: string, expiresAt: number, isMilestone: boolean): string {
  const kept = useRef({ sentence, expiresAt })
  if (isMilestone || kept.current.expiresAt !== expiresAt) kept.current = { sentence, expiresAt }
  return kept.current.sentence
}

const isComplete = (code: string) => code.length === limits.passcode.digits

const toNotSentAgain = (at: number, text: Text) =>
  text('passcode.notSentAgain', {
    time: new Date(at).toLocaleTimeString(text.locale, { hour: '2-digit', minute: '2-digit' }),
  })

/** The screen OTP Authenticate. */
export function EnterCode(props: OtpProps<'otp.enterCode'>): ReactNode {
  const { screen, emit } = props
  const { channel, destination, typed = destination, methodId, expiresAt } = screen
  const { toInputId, toast } = useWidget()
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [isVerified, setVerified] = useState(false)
  const verify = useVerifyCode(methodId, () => setVerified(true))
  const isVerifying = verify.isPending || isVerified
  const resend = useResend(props, () => {
    setCode('')
    verify.dismiss()
    if (channel === 'email') toast('success', toResentText(text))
    takeFocus(input.current)
  })
  useWebOtp(channel === 'sms', methodId, (received) => {
    if (isVerifying) return
    change(received)
    if (isComplete(received)) complete(received)
  })
  const left = useCountdown(expiresAt)
  const entry = getEntry(isVerifying, left.isOver, verify.problem)
  const verifying = text('formField.passcode.status.verifying')
  const fieldError = entry.isExpired ? text('passcode.expired') : entry.fieldError
  // shows the newest problem; if the resend failed with the same text as the code's error, the banner adds that no new
  // code was sent
  const banner = resend.problem ?? entry.banner
  const isRepeated = resend.problem !== null && resend.problem.text === entry.banner?.text
  const expiry = text('passcode.expirationCountdown', { timeRemaining: left.label })
  const heard = useMilestone(expiry, expiresAt, left.label === lastMinute)
  useAnnounce(fieldError ?? (isVerifying ? verifying : heard), fieldError ? 'assertive' : 'polite')

  useEffect(() => {
    if (!isVerified) return
    const timer = setTimeout(() => emit({ type: 'otp.verified' }), progressEndMs)
    return () => clearTimeout(timer)
  }, [isVerified, emit])

  const change = (value: string) => {
    verify.dismiss()
    setCode(value)
  }
  const complete = (value: string) => {
    resend.dismiss()
    verify.submit(value)
  }

  return (
    <>
      <BackButton
        label={toBackLabel(text)}
        onPress={() => emit({ type: 'otp.left', channel, typed })}
      />
      {banner && (
        // a new banner for each failure, so that screen readers announce the same text again
        <Banner key={resend.failedAt} tone="error" linkHosts={banner.linkHosts}>
          {isRepeated ? `${banner.text}\n${toNotSentAgain(resend.failedAt, text)}` : banner.text}
        </Banner>
      )}
      {screen.isRenewed && (
        <CalmBanner tone="warning" icon={<ClockIcon />}>
          {text('passcode.newerSent')}
        </CalmBanner>
      )}
      <Heading>{text('passcode.title')}</Heading>
      <Lead>
        <TextWithAddress id="passcode.sentConfirmation" values={{ destination }} isOwnLine />
      </Lead>
      {/* password managers and keyboards expect a form around the field */}
      <Stack onSubmit={() => isComplete(code) && complete(code)}>
        <OtpInput
          id={toInputId('code')}
          label={text('formField.otp.ariaLabel')}
          value={code}
          onChange={change}
          onComplete={complete}
          state={entry.state}
          error={fieldError}
          inputRef={input}
          autoFocus
        />
      </Stack>
      {isVerifying && (
        <>
          <Progress label={verifying} isDone={isVerified} />
          <Helper>{verifying}</Helper>
        </>
      )}
      <HelperRow>
        {!entry.isExpired && <Helper icon={<ClockIcon />}>{expiry}</Helper>}
        <ResendLink resend={resend} isDisabled={isVerifying} />
      </HelperRow>
      {!isVerifying && (
        <RecoveryCodeWay
          address={channel === 'email' ? { email: destination } : { phone_number: destination }}
          screen={screen}
          emit={emit}
        />
      )}
    </>
  )
}
