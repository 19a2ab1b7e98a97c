import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { LoginConfig } from '../../config/login-config.ts'
import { RichText } from '../../context/rich-text.tsx'
import { useText } from '../../context/text-context.ts'
import { useAnnounce } from '../../context/use-announce.ts'
import { useWidget } from '../../context/widget-context.ts'
import type { ScreenProps } from '../../flow/method.ts'
import { ClockIcon } from '../../icons/clock-icon.tsx'
import { BackButton } from '../../parts/back-button/back-button.tsx'
import { Banner } from '../../parts/banner/banner.tsx'
import { Destination } from '../../parts/destination/destination.tsx'
import { Heading } from '../../parts/heading/heading.tsx'
import { Helper, HelperRow } from '../../parts/helper/helper.tsx'
import { Lead } from '../../parts/lead/lead.tsx'
import { OtpInput } from '../../parts/otp-input/otp-input.tsx'
import { Progress } from '../../parts/progress/progress.tsx'
import { takeFocus } from '../../parts/take-focus.ts'
import { useCountdown } from '../../time/use-countdown.ts'
import type { OtpEvent, OtpScreen } from './flow.ts'
import { getEntry } from './get-entry.ts'
import { ResendLink } from './resend-link.tsx'
import { useResend } from './use-resend.ts'
import { useVerifyCode } from './use-verify-code.ts'

type EnterCode = Extract<OtpScreen, { name: 'otp.enterCode' }>

/** How long the bar takes to its end, before the screen changes. */
const progressEndMs = 150

/** Whether Main has nothing but the form by which the person came. */
const isOnlyWay = ({ products, otpOptions }: LoginConfig) =>
  otpOptions?.methods.length === 1 && products?.length === 2

/** OTP Authenticate. */
export function View({ screen, emit }: ScreenProps<EnterCode, OtpEvent>): ReactNode {
  const { destination, methodId, expiresAt } = screen
  const { config, toInputId, toast } = useWidget()
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [isVerified, setVerified] = useState(false)
  const verify = useVerifyCode(methodId, () => setVerified(true))
  const isVerifying = verify.isPending || isVerified
  const resend = useResend(screen, emit, () => {
    setCode('')
    verify.dismiss()
    toast('success', text('toast.emailResent'))
    takeFocus(input.current)
  })
  const left = useCountdown(expiresAt)
  const entry = getEntry(isVerifying, left.isOver, verify.problem)
  const verifying = text('formField.passcode.status.verifying')
  const fieldError = entry.isExpired ? text('passcode.expired') : entry.fieldError
  const banner = entry.banner ?? resend.problem
  useAnnounce(fieldError ?? (isVerifying ? verifying : null), fieldError ? 'assertive' : 'polite')

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
      {!(screen.isAutomatic && isOnlyWay(config)) && (
        <BackButton
          label={text('button.back.ariaLabel')}
          onPress={() => emit({ type: 'otp.left', email: destination })}
        />
      )}
      {banner && (
        <Banner tone="error" linkHosts={banner.linkHosts}>
          {banner.text}
        </Banner>
      )}
      <Heading>{text('passcode.title')}</Heading>
      <Lead>
        <RichText
          id="passcode.sentConfirmation"
          values={{ destination }}
          bold={(address) => <Destination isOwnLine>{address}</Destination>}
        />
      </Lead>
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
      {isVerifying && (
        <>
          <Progress label={verifying} isDone={isVerified} />
          <Helper>{verifying}</Helper>
        </>
      )}
      <HelperRow>
        {!entry.isExpired && (
          <Helper icon={<ClockIcon />}>
            {text('passcode.expirationCountdown', { timeRemaining: left.label })}
          </Helper>
        )}
        <ResendLink resend={resend} isDisabled={isVerifying} />
      </HelperRow>
    </>
  )
}
