import type { HeldSignIn } from '@portico/client'
import { limits } from '@portico/contract'
import { type ReactNode, type RefObject, useRef } from 'react'
import { getEntry } from '../../flow/forms/get-entry.ts'
import { ResendLink } from '../../flow/resend/resend-link.tsx'
import { ClockIcon } from '../../foundation/icons/clock-icon.tsx'
import { BackButton } from '../../foundation/parts/back-button/back-button.tsx'
import { Banner } from '../../foundation/parts/banner/banner.tsx'
import { Button } from '../../foundation/parts/button/button.tsx'
import { Heading } from '../../foundation/parts/heading/heading.tsx'
import { Helper, HelperRow } from '../../foundation/parts/helper/helper.tsx'
import { Lead } from '../../foundation/parts/lead/lead.tsx'
import { OtpInput } from '../../foundation/parts/otp-input/otp-input.tsx'
import { Stack } from '../../foundation/parts/stack/stack.tsx'
import { useCountdown } from '../../foundation/time/use-countdown.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { TextWithAddress } from '../../kernel/context/text-with-address.tsx'
import { useAnnounce } from '../../kernel/context/use-announce.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { toBackLabel } from '../../kernel/text/to-back-label.ts'
import {
  type AddressConfirmation,
  type MailedCode,
  useConfirmAddress,
} from './use-confirm-address.ts'

interface Asked {
  readonly held: HeldSignIn
  onDone(): void
  onBack(): void
  /** Called when the user has proved the mailbox, and a further factor protects the account. */
  onSecondStep(): void
}

/**
 * Sends a passcode to the user's mailbox, because the provider does not vouch for the address, and asks for the code.
 */
export function ConfirmAddress(props: Asked): ReactNode {
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  const confirmation = useConfirmAddress(props, input)
  const { sent, send, resend, verify, code, isProved } = confirmation
  const entry = getEntry(verify.isPending, false, verify.problem)

  return (
    <>
      <BackButton label={toBackLabel(text)} onPress={props.onBack} />
      <Banner tone="error" {...(send.problem ?? entry.banner)} />
      <Heading>{text('oauth.confirmAddress.title')}</Heading>
      <Lead>
        {sent ? (
          <TextWithAddress
            id="passcode.sentConfirmation"
            values={{ destination: sent.email }}
            isOwnLine
          />
        ) : (
          text('oauth.confirmAddress.sending')
        )}
      </Lead>
      {sent ? (
        <CodeField {...confirmation} sent={sent} input={input} />
      ) : (
        <HelperRow>
          <ResendLink resend={resend} isDisabled={send.isPending || verify.isPending} />
        </HelperRow>
      )}
      {isProved && verify.problem && (
        <Button kind="primary" onPress={() => verify.submit(code)}>
          {text('button.continue')}
        </Button>
      )}
      <Helper>{text('oauth.confirmAddress.once')}</Helper>
    </>
  )
}

function CodeField(
  props: AddressConfirmation & { sent: MailedCode; input: RefObject<HTMLInputElement | null> },
): ReactNode {
  const { sent, send, resend, verify, code, change, isProved, input } = props
  const { toInputId } = useWidget()
  const text = useText()
  const left = useCountdown(sent.expiresAt)
  const entry = getEntry(verify.isPending, left.isOver && !isProved, verify.problem)
  const error = entry.isExpired ? text('passcode.expired') : entry.fieldError
  useAnnounce(error, 'assertive')
  return (
    <>
      {/* password managers and keyboards expect a form around the field */}
      <Stack onSubmit={() => code.length === limits.passcode.digits && verify.submit(code)}>
        <OtpInput
          id={toInputId('mailbox-code')}
          label={text('formField.otp.ariaLabel')}
          value={code}
          onChange={change}
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
        <ResendLink resend={resend} isDisabled={send.isPending || verify.isPending} />
      </HelperRow>
    </>
  )
}
