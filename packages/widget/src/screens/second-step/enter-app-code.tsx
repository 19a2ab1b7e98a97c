import { type ReactNode, useState } from 'react'
import {
  FurtherFactor,
  type QuestionLink,
  useProof,
} from '../../flow/further-factor/further-factor.tsx'
import { useBootstrap } from '../../kernel/context/project-context.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { RememberDevice } from './remember-device.tsx'
import type { StepProps } from './step-props.ts'
import { toStepErrorText } from './to-step-error-text.ts'

/** Asks for the code of the authenticator app. */
export function EnterAppCode({
  link,
  onProved,
  onBack,
}: StepProps & {
  /** Leads to the other ways. */
  readonly link: QuestionLink
}): ReactNode {
  const text = useText()
  const project = useBootstrap()?.projectName
  const [isRemembered, setRemembered] = useState(false)
  const submit = useProof(onProved, { toText: toStepErrorText, isRemembered })
  const words = {
    title: text('passcode.title'),
    content: project
      ? text('secondStep.content', { project })
      : text('secondStep.contentWithoutName'),
  }
  return (
    <FurtherFactor submit={submit} words={words} link={link} onBack={onBack}>
      <RememberDevice isChecked={isRemembered} onChange={setRemembered} />
    </FurtherFactor>
  )
}
