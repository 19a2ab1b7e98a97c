/**
 * The addition of a second step during a sign-in, where the project requires one. The session starts with "Done" on the
 * recovery codes, so that a user without a second way back is never locked out.
 */
import { leaveSecondStep, type TotpCreationReply } from '@portico/client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { WithAccountTexts } from '../../flow/account/account-language.tsx'
import { AccountScreen } from '../../flow/account/account-screen.tsx'
import { followStage } from '../../flow/account/follow-stage.ts'
import { useProjectName } from '../../flow/account/use-project-name.ts'
import { useSessionMinutes } from '../../flow/account/use-session-minutes.ts'
import { Confirmation } from '../../flow/confirmation/confirmation.tsx'
import { AppChoice } from '../../flow/enrolment/app-choice.tsx'
import type { FlowEvent } from '../../flow/flow.ts'
import { isNumber } from '../../flow/kept-screen.ts'
import { loadForSubmit } from '../../flow/load-for-submit.ts'
import { registerScreens } from '../../flow/register-flow.ts'
import type { PropsOf, ScreensOf } from '../../flow/screens.ts'
import { useSubmit } from '../../flow/use-submit.ts'
import { HelperRow } from '../../foundation/parts/helper/helper.tsx'
import { ItemList } from '../../foundation/parts/item-list/item-list.tsx'
import { TextButton } from '../../foundation/parts/text-button/text-button.tsx'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { accountCodesText } from '../../locales/en/account-codes.ts'
import { accountEnrolmentText } from '../../locales/en/account-enrolment.ts'
import { accountStepText } from '../../locales/en/account-step.ts'
import { secondStepText } from '../../locales/en/second-step.ts'
import { signedInText } from '../../locales/en/signed-in.ts'
import type { SecondStepEvent } from '../second-step/flow.ts'
import { toStepErrorText } from '../second-step/to-step-error-text.ts'
import { useCompletedElsewhere } from '../second-step/use-completed-elsewhere.ts'
import { type EnrolmentFlow, enrolmentFlow } from './flow.ts'

type Props = PropsOf<EnrolmentFlow, 'enrolment'>

/** Loads the screens after the choice, in chunks that the account has as well. */
const loadParts = async () => {
  const [{ AddApp }, { CodeSheet }] = await Promise.all([
    import('../../flow/enrolment/add-app.tsx'),
    import('../../flow/enrolment/code-sheet.tsx'),
  ])
  return { AddApp, CodeSheet }
}

/** An app that is being added, with the screens for it. */
interface Begun extends Awaited<ReturnType<typeof loadParts>> {
  readonly app: TotpCreationReply
}

/**
 * What is shown of the addition. The secret and the codes are in the memory of this component alone: after a reload the
 * user begins anew, and nothing is on.
 */
type Stage =
  | { readonly name: 'choose'; readonly isLost?: boolean }
  | { readonly name: 'app' | 'codes'; readonly begun: Begun }

function Enrol(props: Props): ReactNode {
  return (
    <WithAccountTexts room="account-step" texts={accountStepText}>
      <WithAccountTexts room="account-codes" texts={accountCodesText}>
        <WithAccountTexts room="account-enrolment" texts={accountEnrolmentText}>
          <Stages {...props} />
        </WithAccountTexts>
      </WithAccountTexts>
    </WithAccountTexts>
  )
}

function Stages({ screen: { endsAt }, emit }: Props): ReactNode {
  const { client } = useWidget()
  const place = useRef<HTMLDivElement>(null)
  const [stage, setStage] = useState<Stage>({ name: 'choose' })
  const before = useRef(stage)
  useCompletedElsewhere(() => emit({ type: 'enrolment.completed' }))
  useEffect(() => {
    if (before.current === stage) return
    before.current = stage
    return followStage(place.current)
  }, [stage])
  const begin = (isLost: boolean) => setStage({ name: 'choose', isLost })
  const leave = () => {
    leaveSecondStep(client)
    emit({ type: 'enrolment.left' })
  }
  const askForCode = () => {
    // the row of this event begins on any screen, also on one whose own flow does not name it
    const ask = emit as (event: FlowEvent) => void
    const asked: SecondStepEvent = { type: 'secondStep.asked', endsAt }
    ask(asked)
  }
  return (
    <div className="st-screen" ref={place}>
      {stage.name === 'choose' && (
        <Choose
          isLost={stage.isLost === true}
          onBegun={(begun) => setStage({ name: 'app', begun })}
          onFound={askForCode}
          onLeft={leave}
        />
      )}
      {stage.name === 'app' && (
        <stage.begun.AddApp
          app={stage.begun.app}
          onChecked={() => setStage({ name: 'codes', begun: stage.begun })}
          onLost={() => begin(true)}
          onBack={() => begin(false)}
          toText={toStepErrorText}
        />
      )}
      {stage.name === 'codes' && (
        <SaveCodes
          begun={stage.begun}
          onDone={() => emit({ type: 'enrolment.completed' })}
          onLost={() => begin(true)}
        />
      )}
    </div>
  )
}

/** The choice of a second step. */
function Choose(props: {
  /** Whether another window has begun anew meanwhile. */
  isLost: boolean
  onBegun: (begun: Begun) => void
  /** Called when the user has added a second step in another window: the sign-in asks for its code. */
  onFound: () => void
  onLeft: () => void
}): ReactNode {
  const { isLost, onBegun, onFound, onLeft } = props
  const { client } = useWidget()
  const text = useText()
  const project = useProjectName()
  const { submit, isPending, problem } = useSubmit({
    async call(_: null, signal): Promise<Begun> {
      const parts = await loadForSubmit(loadParts)
      return { ...parts, app: await client.totps.create({}, { signal }) }
    },
    done: onBegun,
    failed({ errorType }) {
      if (errorType === 'active_totp_exists') onFound()
    },
    toText: toStepErrorText,
  })
  const lost = { text: text('account.step.lost'), errorType: null, linkHosts: [] }
  return (
    <AccountScreen
      title={text('enrolment.title', { project })}
      lead={text('enrolment.content')}
      problem={problem ?? (isLost && !isPending ? lost : null)}
    >
      <ItemList label={text('account.step.add')}>
        <AppChoice isPending={isPending} onPress={() => submit(null)} />
      </ItemList>
      <HelperRow>
        <TextButton onPress={onLeft} isDisabled={isPending}>
          {text('signedIn.signOut')}
        </TextButton>
      </HelperRow>
    </AccountScreen>
  )
}

/** The recovery codes. The app protects the account, and the session starts, from "Done" on. */
function SaveCodes(props: {
  begun: Begun
  onDone: () => void
  /** Called when another window has begun anew meanwhile. */
  onLost: () => void
}): ReactNode {
  const { begun, onDone, onLost } = props
  const { app, CodeSheet } = begun
  const { client } = useWidget()
  const text = useText()
  const session_duration_minutes = useSessionMinutes()
  const { totp_id, recovery_codes } = app
  const { submit, isPending, problem } = useSubmit({
    call: (_: null, signal) =>
      client.totps.complete({ totp_id, session_duration_minutes }, { signal }),
    done: onDone,
    failed({ errorType }) {
      if (errorType === 'totps_not_found_for_user') onLost()
    },
    toText: toStepErrorText,
  })
  return (
    <CodeSheet
      progress={text('account.step.progress', { n: 2, all: 2 })}
      lead={text('account.codes.content')}
      codes={recovery_codes}
      problem={problem}
      isPending={isPending}
      onDone={() => submit(null)}
    />
  )
}

const Success = () => <Confirmation text="secondStep.success.content" />

/** The screens of the addition, with their flow. */
export const screens = registerScreens({
  flow: enrolmentFlow,
  views: { enrolment: Enrol, 'enrolment.success': Success },
  texts: { ...secondStepText, ...signedInText },
  kept: { enrolment: { fields: { endsAt: isNumber }, toEnd: ({ endsAt }) => endsAt } },
} satisfies ScreensOf<EnrolmentFlow>)
