import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useAccount } from '../../../flow/account/account-context.ts'
import { WithAccountTexts } from '../../../flow/account/account-language.tsx'
import { AccountScreen } from '../../../flow/account/account-screen.tsx'
import { followStage } from '../../../flow/account/follow-stage.ts'
import { ReadPart, useRead } from '../../../flow/account/read-part.tsx'
import { useText } from '../../../kernel/context/text-context.ts'
import { accountStepText } from '../../../locales/en/account-step.ts'
import { ChooseStep } from './choose-step.tsx'
import { findApp } from './find-app.ts'
import { StepOn } from './step-on.tsx'
import type { Stage } from './step-stage.ts'
import { TurnStepOff } from './turn-step-off.tsx'

/** The screens of the second step. */
export function Section(): ReactNode {
  return (
    <WithAccountTexts room="account-step" texts={accountStepText}>
      <SecondStep />
    </WithAccountTexts>
  )
}

const loadApp = () => import('../../../flow/enrolment/add-app.tsx')
const loadSms = () => import('./use-sms.tsx')
const loadCodes = () => import('./save-codes.tsx')

function AddStep({
  stage,
  onStage,
}: {
  stage: Extract<Stage, { name: 'app' }>
  onStage: (stage: Stage) => void
}): ReactNode {
  const read = useRead(loadApp)
  return (
    <ReadPart read={read}>
      {({ AddApp }) => (
        <AddApp
          app={stage.app}
          onChecked={() =>
            onStage({
              name: 'codes',
              codes: stage.app.recovery_codes,
              totpId: stage.app.totp_id,
            })
          }
          onLost={() => onStage({ name: 'first', isLost: true })}
          onBack={() => onStage({ name: 'first' })}
        />
      )}
    </ReadPart>
  )
}

function CodesStep({
  stage,
  onStage,
}: {
  stage: Extract<Stage, { name: 'codes' }>
  onStage: (stage: Stage) => void
}): ReactNode {
  const read = useRead(loadCodes)
  return (
    <ReadPart read={read}>
      {({ SaveCodes }) => <SaveCodes codes={stage.codes} totpId={stage.totpId} onStage={onStage} />}
    </ReadPart>
  )
}

function SmsStep({ onStage }: { onStage: (stage: Stage) => void }): ReactNode {
  const read = useRead(loadSms)
  return <ReadPart read={read}>{({ UseSms }) => <UseSms onStage={onStage} />}</ReadPart>
}

function SecondStep(): ReactNode {
  const { user, mayEdit } = useAccount()
  const text = useText()
  const place = useRef<HTMLDivElement>(null)
  const [stage, setStage] = useState<Stage>({ name: 'first' })
  const before = useRef(stage)
  useEffect(() => {
    if (before.current === stage) return
    before.current = stage
    return followStage(place.current)
  }, [stage])
  const totpId = findApp(user)
  const first =
    totpId !== null ? (
      <StepOn totpId={totpId} onStage={setStage} />
    ) : mayEdit ? (
      <ChooseStep isLost={stage.name === 'first' && stage.isLost === true} onStage={setStage} />
    ) : (
      <AccountScreen title={text('account.secondStep')} lead={text('account.value.off')} />
    )
  return (
    <div className="st-screen" ref={place}>
      {stage.name === 'first' && first}
      {stage.name === 'app' && <AddStep stage={stage} onStage={setStage} />}
      {stage.name === 'codes' && <CodesStep stage={stage} onStage={setStage} />}
      {stage.name === 'sms' && <SmsStep onStage={setStage} />}
      {stage.name === 'off' && <TurnStepOff {...stage} onStage={setStage} />}
    </div>
  )
}
