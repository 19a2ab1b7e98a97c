/** The second step of a sign-in, for every way of signing in. */
import { findSecondStep, leaveSecondStep, secondSteps } from '@portico/client'
import { type ReactNode, useEffect, useState } from 'react'
import { Confirmation } from '../../flow/confirmation/confirmation.tsx'
import { isNumber } from '../../flow/kept-screen.ts'
import { registerScreens } from '../../flow/register-flow.ts'
import type { PropsOf, ScreensOf } from '../../flow/screens.ts'
import { useSubmit } from '../../flow/use-submit.ts'
import { Waiting } from '../../flow/waiting.tsx'
import { BackButton } from '../../foundation/parts/back-button/back-button.tsx'
import { Banner } from '../../foundation/parts/banner/banner.tsx'
import { Button } from '../../foundation/parts/button/button.tsx'
import { Heading } from '../../foundation/parts/heading/heading.tsx'
import { Stack } from '../../foundation/parts/stack/stack.tsx'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { teachPlurals } from '../../kernel/text/format-text.ts'
import { choosePlurals } from '../../kernel/text/plurals.ts'
import { toBackLabel } from '../../kernel/text/to-back-label.ts'
import { checkEmailText } from '../../locales/en/check-email.ts'
import { buttonText, codeText } from '../../locales/en/forms.ts'
import { resendText } from '../../locales/en/resend.ts'
import { secondStepText } from '../../locales/en/second-step.ts'
import { EnterAppCode } from './enter-app-code.tsx'
import { EnterMailedCode } from './enter-mailed-code.tsx'
import { type SecondStepFlow, secondStepFlow } from './flow.ts'
import type { StepProps } from './step-props.ts'
import { toStepErrorText } from './to-step-error-text.ts'
import { useCompletedElsewhere } from './use-completed-elsewhere.ts'

teachPlurals(choosePlurals)

/** The step of a password on a new device. */
const byMail = 'email_otp'

/** The step that the sign-in needs. */
function SecondStep({ screen, emit }: PropsOf<SecondStepFlow, 'secondStep'>): ReactNode {
  const { client } = useWidget()
  const props = {
    endsAt: screen.endsAt,
    onProved: () => emit({ type: 'secondStep.proved' }),
    onBack() {
      leaveSecondStep(client)
      emit({ type: 'secondStep.left' })
    },
  }
  useCompletedElsewhere(props.onProved)
  const [asked] = useState(() => findSecondStep(client)?.steps)
  const isByApp = asked !== undefined && !asked.includes(byMail)
  return isByApp ? <EnterAppCode {...props} /> : <ReadStep {...props} />
}

/** Asks the service for the step: after a reload it alone knows the step, and always the address of a code. */
function ReadStep(props: StepProps): ReactNode {
  const { client } = useWidget()
  const text = useText()
  const [step, setStep] = useState<{ readonly email?: string } | null>(null)
  const { submit, problem } = useSubmit({
    call: (_: undefined, signal) => secondSteps(client).get({ signal }),
    done: setStep,
    toText: toStepErrorText,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the button reads again
  useEffect(() => submit(undefined), [])
  if (step?.email !== undefined) return <EnterMailedCode {...props} email={step.email} />
  if (step) return <EnterAppCode {...props} />
  if (!problem) return <Waiting />
  return (
    <>
      <BackButton label={toBackLabel(text)} onPress={props.onBack} />
      <Banner tone="error" {...problem} />
      <Heading>{text('passcode.title')}</Heading>
      <Stack>
        <Button kind="secondary" onPress={() => submit(undefined)}>
          {text('button.retry')}
        </Button>
      </Stack>
    </>
  )
}

const Success = () => <Confirmation text="secondStep.success.content" />

/** The screens of the second step, with their flow. */
export const screens = registerScreens({
  flow: secondStepFlow,
  views: { secondStep: SecondStep, 'secondStep.success': Success },
  texts: { ...secondStepText, ...checkEmailText, ...codeText, ...resendText, ...buttonText },
  kept: { secondStep: { fields: { endsAt: isNumber }, toEnd: ({ endsAt }) => endsAt } },
} satisfies ScreensOf<SecondStepFlow>)
