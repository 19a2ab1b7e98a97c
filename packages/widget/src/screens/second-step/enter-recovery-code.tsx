import { type ReactNode, type RefObject, useState } from 'react'
import { useSessionMinutes } from '../../flow/account/use-session-minutes.ts'
import {
  type FurtherProof,
  isAboutCode,
  RecoveryField,
} from '../../flow/further-factor/further-factor.tsx'
import { useSubmit } from '../../flow/use-submit.ts'
import { BackButton } from '../../foundation/parts/back-button/back-button.tsx'
import { Banner } from '../../foundation/parts/banner/banner.tsx'
import { Heading } from '../../foundation/parts/heading/heading.tsx'
import { HelperRow } from '../../foundation/parts/helper/helper.tsx'
import { Lead } from '../../foundation/parts/lead/lead.tsx'
import { TextButton } from '../../foundation/parts/text-button/text-button.tsx'
import { useText } from '../../kernel/context/text-context.ts'
import { useAnnounce } from '../../kernel/context/use-announce.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { toBackLabel } from '../../kernel/text/to-back-label.ts'
import { RememberDevice } from './remember-device.tsx'
import type { StepProps } from './step-props.ts'
import { toStepErrorText } from './to-step-error-text.ts'

/** Asks for a recovery code in place of the step. */
export function EnterRecoveryCode({
  usesCode,
  onProved,
  onBack,
  onOthers,
  onUsed,
}: StepProps & {
  /** True while the code completes the sign-in. */
  readonly usesCode: RefObject<boolean>
  onOthers(): void
  onUsed(codesLeft: number): void
}): ReactNode {
  const { client } = useWidget()
  const text = useText()
  const session_duration_minutes = useSessionMinutes()
  const [isRemembered, setRemembered] = useState(false)
  const submit = useSubmit({
    async call(proof: FurtherProof, signal) {
      usesCode.current = true
      const recovery_code = 'recovery_code' in proof ? proof.recovery_code : ''
      const remembered = isRemembered && { remember_device: true }
      const body = { recovery_code, session_duration_minutes, ...remembered }
      await client.totps.recover(body, { signal })
      // the user is in, also when the number of codes cannot be read
      return client.recoveryCodes.count({ signal }).catch(() => null)
    },
    done: (counted) => (counted ? onUsed(counted.codes_left) : onProved()),
    failed() {
      usesCode.current = false
    },
    toText: toStepErrorText,
  })
  const { problem, isPending } = submit
  const error = problem && isAboutCode(problem) ? problem.text : null
  useAnnounce(error, 'assertive')
  return (
    <>
      <BackButton label={toBackLabel(text)} onPress={onBack} />
      {!isAboutCode(problem) && <Banner tone="error" {...problem} />}
      <Heading>{text('secondStep.recovery.title')}</Heading>
      <Lead>{text('secondStep.recovery.content')}</Lead>
      <RecoveryField submit={submit} error={error} />
      <RememberDevice isChecked={isRemembered} onChange={setRemembered} />
      <HelperRow>
        <TextButton onPress={onOthers} isDisabled={isPending}>
          {text('secondStep.anotherWay')}
        </TextButton>
      </HelperRow>
    </>
  )
}
