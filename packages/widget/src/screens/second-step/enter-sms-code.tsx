import { secondSteps } from '@portico/client'
import { type ReactNode, useState } from 'react'
import { CodeEntry } from '../../flow/account/code-entry.tsx'
import { useSessionMinutes } from '../../flow/account/use-session-minutes.ts'
import { BackButton } from '../../foundation/parts/back-button/back-button.tsx'
import { Heading } from '../../foundation/parts/heading/heading.tsx'
import { HelperRow } from '../../foundation/parts/helper/helper.tsx'
import { Lead } from '../../foundation/parts/lead/lead.tsx'
import { TextButton } from '../../foundation/parts/text-button/text-button.tsx'
import { useText } from '../../kernel/context/text-context.ts'
import { TextWithAddress } from '../../kernel/context/text-with-address.tsx'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { toBackLabel } from '../../kernel/text/to-back-label.ts'
import { RememberDevice } from './remember-device.tsx'
import type { StepProps } from './step-props.ts'
import { toStepErrorText } from './to-step-error-text.ts'

/** Asks for the code that was sent by text message. */
export function EnterSmsCode({
  number,
  endsAt,
  onProved,
  onBack,
}: StepProps & {
  /** Masked by the service. */
  readonly number: string
}): ReactNode {
  const steps = secondSteps(useWidget().client)
  const text = useText()
  const session_duration_minutes = useSessionMinutes()
  const [isRemembered, setRemembered] = useState(false)
  // a code ends with the first step
  const sent = { destination: number, methodId: '', expiresAt: endsAt }
  return (
    <>
      <BackButton label={toBackLabel(text)} onPress={onBack} />
      <Heading>{text('passcode.title')}</Heading>
      <Lead>
        <TextWithAddress
          id="passcode.sentConfirmation"
          values={{ destination: number }}
          isOwnLine
        />
      </Lead>
      <CodeEntry
        sent={sent}
        verify={(code, _, signal) =>
          steps.authenticateSms(
            { code, session_duration_minutes, ...(isRemembered && { remember_device: true }) },
            { signal },
          )
        }
        onVerified={onProved}
        resend={async (signal) => {
          await steps.sendSms({ signal })
          return sent
        }}
        toText={toStepErrorText}
      />
      <RememberDevice isChecked={isRemembered} onChange={setRemembered} />
      <HelperRow>
        <TextButton onPress={onBack}>{text('secondStep.anotherWay')}</TextButton>
      </HelperRow>
    </>
  )
}
