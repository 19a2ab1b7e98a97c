/** The second step of a sign-in, for every way of signing in. */
import { findSecondStep, leaveSecondStep, secondSteps } from '@portico/client'
import { type ReactNode, useEffect, useState } from 'react'
import { Confirmation } from '../../flow/confirmation/confirmation.tsx'
import { isNumber } from '../../flow/kept-screen.ts'
import { loadForSubmit } from '../../flow/load-for-submit.ts'
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
import { RememberDevice } from './remember-device.tsx'
import type { StepProps } from './step-props.ts'
import { toStepErrorText } from './to-step-error-text.ts'
import { useCompletedElsewhere } from './use-completed-elsewhere.ts'

teachPlurals(choosePlurals)

const byApp = 'totp'
const byPasskey = 'passkey'
const byCode = 'recovery_code'

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
  const isByApp = asked?.includes(byApp)
  return isByApp ? <EnterAppCode {...props} /> : <ReadStep {...props} asked={asked ?? []} />
}

/** The screen for a passkey, which only users with one as their second step load. */
const loadPasskey = () => import('../../flow/enrolment/enter-passkey.tsx')
type PasskeyPart = Awaited<ReturnType<typeof loadPasskey>>

function ByPasskey(
  props: StepProps & Pick<ReadReply, 'hasPasskey'> & { part: PasskeyPart },
): ReactNode {
  const { part } = props
  const [isRemembered, setRemembered] = useState(false)
  return (
    <part.EnterPasskey
      {...props}
      isRemembered={isRemembered}
      box={<RememberDevice isChecked={isRemembered} onChange={setRemembered} />}
      toText={toStepErrorText}
    />
  )
}

interface ReadReply {
  readonly email?: string
  readonly hasPasskey: boolean
  /** Null where something else is asked for. */
  readonly part: PasskeyPart | null
}

/**
 * Asks the service for the step: after a reload it alone knows the step, and always the address of a code. A sign-in that
 * was to add a step, and found one, knows none either.
 */
function ReadStep({ asked, ...props }: StepProps & { asked: readonly string[] }): ReactNode {
  const { client } = useWidget()
  const text = useText()
  const [step, setStep] = useState<ReadReply | null>(null)
  const { submit, problem } = useSubmit({
    async call(_: undefined, signal) {
      const known = asked.includes(byPasskey) && { second_steps: asked }
      const read = known || (await secondSteps(client).get({ signal }))
      const { second_steps: steps } = read
      const hasPasskey = steps.includes(byPasskey)
      // a passkey that did not ask for its user was the first step, and a code is the second
      const isWithoutApp = hasPasskey || (steps.includes(byCode) && !steps.includes(byApp))
      return { ...read, hasPasskey, part: isWithoutApp ? await loadForSubmit(loadPasskey) : null }
    },
    done: setStep,
    toText: toStepErrorText,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the button reads again
  useEffect(() => submit(undefined), [])
  if (step?.email !== undefined) return <EnterMailedCode {...props} email={step.email} />
  if (step?.part) return <ByPasskey {...props} {...step} part={step.part} />
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
