import { type ReactNode, useState } from 'react'
import { FurtherFactor, useProof } from '../../flow/further-factor/further-factor.tsx'
import { CheckBox } from '../../foundation/parts/check-box/check-box.tsx'
import { useBootstrap } from '../../kernel/context/project-context.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import type { StepProps } from './step-props.ts'
import { toStepErrorText } from './to-step-error-text.ts'

/** Asks for the code of the authenticator app, or for a recovery code in its place. */
export function EnterAppCode({ onProved, onBack }: StepProps): ReactNode {
  const { toInputId } = useWidget()
  const text = useText()
  const bootstrap = useBootstrap()
  const project = bootstrap?.projectName
  const [isRemembered, setRemembered] = useState(false)
  const submit = useProof(onProved, { toText: toStepErrorText, isRemembered })
  const days = bootstrap?.secondStep?.remember_days ?? 0
  const words = {
    title: text('passcode.title'),
    content: project
      ? text('secondStep.content', { project })
      : text('secondStep.contentWithoutName'),
    recoveryTitle: text('secondStep.recovery.title'),
    recoveryContent: text('secondStep.recovery.content'),
  }
  return (
    <FurtherFactor submit={submit} words={words} onBack={onBack}>
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
