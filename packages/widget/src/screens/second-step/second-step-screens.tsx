/** The second step of a sign-in, for every way of signing in. */
import { leaveSecondStep } from '@portico/client'
import { type ReactNode, useState } from 'react'
import { Confirmation } from '../../flow/confirmation/confirmation.tsx'
import { FurtherFactor, useProof } from '../../flow/further-factor/further-factor.tsx'
import { isNumber } from '../../flow/kept-screen.ts'
import { registerScreens } from '../../flow/register-flow.ts'
import type { PropsOf, ScreensOf } from '../../flow/screens.ts'
import { CheckBox } from '../../foundation/parts/check-box/check-box.tsx'
import { useBootstrap } from '../../kernel/context/project-context.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { teachPlurals } from '../../kernel/text/format-text.ts'
import { choosePlurals } from '../../kernel/text/plurals.ts'
import { codeText } from '../../locales/en/forms.ts'
import { secondStepText } from '../../locales/en/second-step.ts'
import { type SecondStepFlow, secondStepFlow } from './flow.ts'
import { toStepErrorText } from './to-step-error-text.ts'
import { useCompletedElsewhere } from './use-completed-elsewhere.ts'

teachPlurals(choosePlurals)

function EnterCode({ emit }: PropsOf<SecondStepFlow, 'secondStep'>): ReactNode {
  const { client, toInputId } = useWidget()
  const text = useText()
  const bootstrap = useBootstrap()
  const project = bootstrap?.projectName
  const onProved = () => emit({ type: 'secondStep.proved' })
  const [isRemembered, setRemembered] = useState(false)
  const submit = useProof(onProved, { toText: toStepErrorText, isRemembered })
  const days = bootstrap?.secondStep?.remember_days ?? 0
  useCompletedElsewhere(onProved)

  const leave = () => {
    leaveSecondStep(client)
    emit({ type: 'secondStep.left' })
  }
  const words = {
    title: text('passcode.title'),
    content: project
      ? text('secondStep.content', { project })
      : text('secondStep.contentWithoutName'),
    recoveryTitle: text('secondStep.recovery.title'),
    recoveryContent: text('secondStep.recovery.content'),
  }
  return (
    <FurtherFactor submit={submit} words={words} onBack={leave}>
      {days > 0 && (
        <CheckBox
          id={toInputId('remember-device')}
          isChecked={isRemembered}
          onChange={setRemembered}
        >
          {text('secondStep.remember', { days })}
        </CheckBox>
      )}
    </FurtherFactor>
  )
}

const Success = () => <Confirmation text="secondStep.success.content" />

/** The screens of the second step, with their flow. */
export const screens = registerScreens({
  flow: secondStepFlow,
  views: { secondStep: EnterCode, 'secondStep.success': Success },
  texts: { ...secondStepText, ...codeText },
  kept: { secondStep: { fields: { endsAt: isNumber }, toEnd: ({ endsAt }) => endsAt } },
} satisfies ScreensOf<SecondStepFlow>)
