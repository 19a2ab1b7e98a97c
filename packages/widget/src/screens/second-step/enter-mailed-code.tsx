import { secondSteps } from '@portico/client'
import type { ReactNode } from 'react'
import { CodeEntry } from '../../flow/account/code-entry.tsx'
import { useSessionMinutes } from '../../flow/account/use-session-minutes.ts'
import { BackButton } from '../../foundation/parts/back-button/back-button.tsx'
import { Heading } from '../../foundation/parts/heading/heading.tsx'
import { Lead } from '../../foundation/parts/lead/lead.tsx'
import { useText } from '../../kernel/context/text-context.ts'
import { TextWithAddress } from '../../kernel/context/text-with-address.tsx'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { toBackLabel } from '../../kernel/text/to-back-label.ts'
import type { StepProps } from './step-props.ts'
import { toStepErrorText } from './to-step-error-text.ts'

/** Asks for the code that was mailed, since a password came from a device on which its user has never signed in. */
export function EnterMailedCode({
  email,
  endsAt,
  onProved,
  onBack,
}: StepProps & {
  /** Masked by the service. */
  readonly email: string
}): ReactNode {
  const steps = secondSteps(useWidget().client)
  const text = useText()
  const session_duration_minutes = useSessionMinutes()
  // another code ends with the first step, too
  const sent = { destination: email, methodId: '', expiresAt: endsAt }
  return (
    <>
      <BackButton label={toBackLabel(text)} onPress={onBack} />
      <Heading>{text('emailConfirmation.title')}</Heading>
      <Lead>
        {text('secondStep.newDevice.content')}{' '}
        <TextWithAddress id="passcode.sentConfirmation" values={{ destination: email }} isOwnLine />
      </Lead>
      <CodeEntry
        sent={sent}
        verify={(code, _, signal) =>
          steps.authenticateEmail({ code, session_duration_minutes }, { signal })
        }
        onVerified={onProved}
        resend={async (signal) => {
          await steps.sendEmail({ signal })
          return sent
        }}
        toText={toStepErrorText}
      />
    </>
  )
}
