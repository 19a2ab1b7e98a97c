/** What a user can do who has not the step that is asked first: another step, a recovery code, or none of them. */
import { secondSteps } from '@portico/client'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { WithAccountTexts } from '../../flow/account/account-language.tsx'
import { followStage } from '../../flow/account/follow-stage.ts'
import { loadForSubmit } from '../../flow/load-for-submit.ts'
import { registerRecoveryCode } from '../../flow/recovery-code/register-recovery-code.ts'
import { type Problem, useSubmit } from '../../flow/use-submit.ts'
import { CodesIcon } from '../../foundation/icons/codes-icon.tsx'
import { MessageIcon } from '../../foundation/icons/message-icon.tsx'
import { NextIcon } from '../../foundation/icons/next-icon.tsx'
import { PasskeyIcon } from '../../foundation/icons/passkey-icon.tsx'
import { ShieldIcon } from '../../foundation/icons/shield-icon.tsx'
import { BackButton } from '../../foundation/parts/back-button/back-button.tsx'
import { Banner } from '../../foundation/parts/banner/banner.tsx'
import { Heading } from '../../foundation/parts/heading/heading.tsx'
import { HelperRow } from '../../foundation/parts/helper/helper.tsx'
import { ItemList, ItemText } from '../../foundation/parts/item-list/item-list.tsx'
import { Lead } from '../../foundation/parts/lead/lead.tsx'
import { TextButton } from '../../foundation/parts/text-button/text-button.tsx'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { toBackLabel } from '../../kernel/text/to-back-label.ts'
import { accountWaysText } from '../../locales/en/account-ways.ts'
import { furtherFactorText } from '../../locales/en/further-factor.ts'
import { EnterRecoveryCode } from './enter-recovery-code.tsx'
import { byApp, byCode, byPasskey, bySms, type StepProps, type StepRead } from './step-props.ts'
import { toStepErrorText } from './to-step-error-text.ts'

registerRecoveryCode()

const loadSms = () => import('./enter-sms-code.tsx')
type SmsPart = Awaited<ReturnType<typeof loadSms>>
const loadWayBack = () => import('./way-back.tsx')
type WayBackPart = Awaited<ReturnType<typeof loadWayBack>>

/** The row that leads to the passkey, whose screen has to be loaded. */
interface PasskeyRow {
  readonly isPending: boolean
  readonly problem: Problem | null
  onPress(): void
}

interface Shown extends StepProps {
  readonly read: StepRead
  /** Whether a recovery code is asked for at once. */
  readonly isByCode: boolean
  /** True while a recovery code completes the sign-in. */
  readonly usesCode: RefObject<boolean>
  readonly passkey: PasskeyRow
  onApp(): void
  /** Leads back to the step that was asked first. */
  onFound(): void
  /** Called after a sign-in by a recovery code. */
  onUsed(codesLeft: number): void
}

type Stage =
  | { readonly name: 'list' }
  | { readonly name: 'code' }
  | { readonly name: 'sms'; readonly part: SmsPart; readonly number: string }
  | { readonly name: 'none'; readonly part: WayBackPart }

const list: Stage = { name: 'list' }

/** The ways beside the step that is asked first. */
export function OtherWays(props: Shown): ReactNode {
  return (
    <WithAccountTexts room="account-ways" texts={{ ...accountWaysText, ...furtherFactorText }}>
      <Stages {...props} />
    </WithAccountTexts>
  )
}

function Stages(props: Shown): ReactNode {
  const { isByCode, onBack } = props
  const place = useRef<HTMLDivElement>(null)
  const [stage, setStage] = useState<Stage>(isByCode ? { name: 'code' } : list)
  const before = useRef(stage)
  useEffect(() => {
    if (before.current === stage) return
    before.current = stage
    return followStage(place.current)
  }, [stage])
  const toList = () => setStage(list)
  return (
    <div className="st-screen" ref={place}>
      {stage.name === 'list' && <List {...props} onStage={setStage} />}
      {stage.name === 'code' && (
        <EnterRecoveryCode {...props} onBack={isByCode ? onBack : toList} onOthers={toList} />
      )}
      {stage.name === 'sms' && (
        <stage.part.EnterSmsCode {...props} number={stage.number} onBack={toList} />
      )}
      {stage.name === 'none' && <stage.part.WayBack {...props} onBack={toList} />}
    </div>
  )
}

function List(props: Shown & { onStage: (stage: Stage) => void }): ReactNode {
  const { read, isByCode, passkey, onApp, onBack, onStage } = props
  const text = useText()
  const { submit, isPending, problem } = useSubmit({
    call: (_: null) => loadForSubmit(loadWayBack),
    done: (part) => onStage({ name: 'none', part }),
    toText: toStepErrorText,
  })
  const toCode = () => onStage({ name: 'code' })
  const { client } = useWidget()
  // pressing the row is the choice of the user, before which nothing is sent
  const sms = useSubmit({
    call: (_: null, signal) =>
      Promise.all([loadForSubmit(loadSms), secondSteps(client).sendSms({ signal })]),
    done: ([part, { phone_number: number }]) => onStage({ name: 'sms', part, number }),
    toText: toStepErrorText,
  })
  const isBusy = isPending || passkey.isPending || sms.isPending
  const row = (
    name: string,
    icon: ReactNode,
    title: string,
    onPress: () => void,
    detail?: ReactNode,
  ) =>
    read.second_steps.includes(name) && (
      <li>
        <button className="st-item" type="button" disabled={isBusy} onClick={onPress}>
          {icon}
          <ItemText title={title} detail={detail} />
          <NextIcon />
        </button>
      </li>
    )
  return (
    <>
      <BackButton label={toBackLabel(text)} onPress={isByCode ? toCode : onBack} />
      <Banner tone="error" {...(problem ?? passkey.problem ?? sms.problem)} />
      <Heading>{text('secondStep.anotherWay')}</Heading>
      <Lead>{text('secondStep.any')}</Lead>
      <ItemList label={text('secondStep.anotherWay')}>
        {row(byApp, <ShieldIcon />, text('secondStep.byApp'), onApp)}
        {row(
          bySms,
          <MessageIcon />,
          text('secondStep.bySms'),
          () => sms.submit(null),
          <bdi dir="ltr">{read.phone_number}</bdi>,
        )}
        {row(byPasskey, <PasskeyIcon />, text('secondStep.byPasskey'), passkey.onPress)}
        {row(byCode, <CodesIcon />, text('furtherFactor.recovery.label'), toCode)}
      </ItemList>
      <HelperRow>
        <TextButton isDisabled={isBusy} onPress={() => submit(null)}>
          {text('secondStep.none')}
        </TextButton>
      </HelperRow>
    </>
  )
}
