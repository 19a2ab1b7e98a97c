/**
 * The addition of a second step during a sign-in, where the project requires one. The session starts with "Done" on the
 * recovery codes, so that a user without a second way back is never locked out.
 */
import {
  type CallOptions,
  type Client,
  findSecondStep,
  leaveSecondStep,
  secondSteps,
  type TotpCreationReply,
} from '@portico/client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { WithAccountTexts } from '../../flow/account/account-language.tsx'
import { AccountScreen } from '../../flow/account/account-screen.tsx'
import { followStage } from '../../flow/account/follow-stage.ts'
import { useProjectName } from '../../flow/account/use-project-name.ts'
import { useSessionMinutes } from '../../flow/account/use-session-minutes.ts'
import { Confirmation } from '../../flow/confirmation/confirmation.tsx'
import { AppChoice, PasskeyChoice } from '../../flow/enrolment/step-choice.tsx'
import { toPasskeyStepText } from '../../flow/enrolment/to-passkey-step-text.ts'
import type { FlowEvent } from '../../flow/flow.ts'
import { isNumber } from '../../flow/kept-screen.ts'
import { loadForSubmit } from '../../flow/load-for-submit.ts'
import { registerScreens } from '../../flow/register-flow.ts'
import type { PropsOf, ScreensOf } from '../../flow/screens.ts'
import { type Problem, useSubmit } from '../../flow/use-submit.ts'
import { Waiting } from '../../flow/waiting.tsx'
import { Button } from '../../foundation/parts/button/button.tsx'
import { HelperRow } from '../../foundation/parts/helper/helper.tsx'
import { ItemList } from '../../foundation/parts/item-list/item-list.tsx'
import { Stack } from '../../foundation/parts/stack/stack.tsx'
import { TextButton } from '../../foundation/parts/text-button/text-button.tsx'
import type { LoginConfig } from '../../kernel/config/login-config.ts'
import { toProductIds } from '../../kernel/config/to-product-ids.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { toDay } from '../../kernel/text/to-day.ts'
import { accountCodesText } from '../../locales/en/account-codes.ts'
import { accountConfirmText } from '../../locales/en/account-confirm.ts'
import { accountEnrolmentText } from '../../locales/en/account-enrolment.ts'
import { accountStepText } from '../../locales/en/account-step.ts'
import { secondStepText } from '../../locales/en/second-step.ts'
import { signedInText } from '../../locales/en/signed-in.ts'
import type { SecondStepEvent } from '../second-step/flow.ts'
import { toStepErrorText } from '../second-step/to-step-error-text.ts'
import { useCompletedElsewhere } from '../second-step/use-completed-elsewhere.ts'
import { type EnrolmentFlow, enrolmentFlow } from './flow.ts'
import { hasStepAlready, usePutOff } from './use-put-off.ts'

type Props = PropsOf<EnrolmentFlow, 'enrolment'>

/** Loads the screens after the choice, in chunks that the account has as well. */
const loadApp = () => import('../../flow/enrolment/add-app.tsx')
const loadCodes = () => import('../../flow/enrolment/code-sheet.tsx')

type CodesPart = Pick<Awaited<ReturnType<typeof loadCodes>>, 'CodeSheet'>

/** An app that is being added, with the screens for it. */
interface BegunApp extends CodesPart, Pick<Awaited<ReturnType<typeof loadApp>>, 'AddApp'> {
  readonly app: TotpCreationReply
}

/** Recovery codes that are to be saved, and what completes the addition that they belong to. */
interface Codes extends CodesPart {
  readonly recovery_codes: readonly string[]
  /** The service's answer when the addition was begun anew. */
  readonly lost: string
  complete(session: { session_duration_minutes: number }, call: CallOptions): Promise<unknown>
}

/**
 * What is shown of the addition. The secret and the codes are in the memory of this component alone: after a reload the
 * user begins anew, and nothing is on.
 */
type Stage =
  | { readonly name: 'choose'; readonly isLost?: boolean }
  | { readonly name: 'app'; readonly begun: BegunApp }
  | { readonly name: 'codes'; readonly codes: Codes }

function Enrol(props: Props): ReactNode {
  return (
    <WithAccountTexts room="account-step" texts={accountStepText}>
      <WithAccountTexts room="account-codes" texts={accountCodesText}>
        <WithAccountTexts room="account-enrolment" texts={accountEnrolmentText}>
          <WithAccountTexts room="account-confirm" texts={accountConfirmText}>
            <Stages {...props} />
          </WithAccountTexts>
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
          onApp={(begun) => setStage({ name: 'app', begun })}
          onCodes={(codes) => setStage({ name: 'codes', codes })}
          onPutOff={() => emit({ type: 'enrolment.completed' })}
          onFound={askForCode}
          onLeft={leave}
        />
      )}
      {stage.name === 'app' && (
        <stage.begun.AddApp
          app={stage.begun.app}
          onChecked={() => setStage({ name: 'codes', codes: toCodes(client, stage.begun) })}
          onLost={() => begin(true)}
          onBack={() => begin(false)}
          toText={toStepErrorText}
        />
      )}
      {stage.name === 'codes' && (
        <SaveCodes
          codes={stage.codes}
          onDone={() => emit({ type: 'enrolment.completed' })}
          onLost={() => begin(true)}
          onFound={askForCode}
        />
      )}
    </div>
  )
}

/** Returns the codes of an app whose first code was checked. */
const toCodes = (
  client: Client,
  { app: { totp_id, recovery_codes }, CodeSheet }: BegunApp,
): Codes => ({
  CodeSheet,
  recovery_codes,
  lost: 'totps_not_found_for_user',
  complete: (session, call) => client.totps.complete({ totp_id, ...session }, call),
})

/** What the service lets the user add. */
interface Offered {
  readonly kinds: readonly string[]
  /** Until when the user may put it off; null for an offer, undefined when they may not. */
  readonly putOffUntil?: string | null | undefined
}

function findOffered(client: Client): Offered | null {
  const { enrolment: kinds, putOffUntil: until } = findSecondStep(client) ?? {}
  const isKnown = typeof until === 'string' || until === null
  return kinds ? { kinds, putOffUntil: isKnown ? until : undefined } : null
}

/**
 * What the service lets the user add; null until it is known. Only a page that was loaded anew asks for it, and one whose
 * user may not put it off any more.
 *
 * @param onFound - called when the user has a second step by now
 */
function useOffered(onFound: () => void): readonly [Offered | null, lookAgain: () => void] {
  const { client } = useWidget()
  const [offered, setOffered] = useState(() => findOffered(client))
  const [looks, setLooks] = useState(offered ? 0 : 1)
  const latest = useRef(onFound)
  latest.current = onFound
  useEffect(() => {
    if (looks === 0) return
    const leaving = new AbortController()
    const { signal } = leaving
    secondSteps(client)
      .get({ signal })
      .then(
        ({ second_steps, enrolment: kinds = [], put_off_until: putOffUntil }) => {
          if (signal.aborted) return
          if (second_steps.length > 0) latest.current()
          else setOffered({ kinds, putOffUntil })
        },
        // the press of a row says what is wrong
        () => signal.aborted || setOffered({ kinds: [] }),
      )
    return () => leaving.abort()
  }, [client, looks])
  return [offered, () => setLooks((count) => count + 1)]
}

/** Whether this card offers passkeys, and the browser has them. */
const hasPasskeys = ({ products }: LoginConfig): boolean =>
  toProductIds(products).includes('passkeys') && 'PublicKeyCredential' in window

/** The choice of a second step. */
function Choose(props: {
  /** Whether another window has begun anew meanwhile. */
  isLost: boolean
  onApp: (begun: BegunApp) => void
  onCodes: (codes: Codes) => void
  /** Called when the user is signed in without a second step. */
  onPutOff: () => void
  /** Called when the user has added a second step in another window: the sign-in asks for it. */
  onFound: () => void
  onLeft: () => void
}): ReactNode {
  const { isLost, onApp, onCodes, onPutOff, onFound, onLeft } = props
  const { client, config } = useWidget()
  const text = useText()
  const project = useProjectName()
  const [offered, lookAgain] = useOffered(onFound)
  const steps = secondSteps(client)
  const failed = ({ errorType }: Problem) => {
    if (hasStepAlready.includes(errorType ?? '')) onFound()
  }
  const app = useSubmit({
    async call(_: null, signal): Promise<BegunApp> {
      const load = () => Promise.all([loadApp(), loadCodes()])
      const [{ AddApp }, { CodeSheet }] = await loadForSubmit(load)
      return { AddApp, CodeSheet, app: await client.totps.create({}, { signal }) }
    },
    done: onApp,
    failed,
    toText: toStepErrorText,
  })
  const passkey = useSubmit({
    async call(_: null, signal): Promise<Codes> {
      const { CodeSheet } = await loadForSubmit(loadCodes)
      const domain = config.passkeyOptions?.domain
      const added = await steps.createPasskey(domain ? { domain } : {}, { signal })
      const { webauthn_registration_id, recovery_codes } = added
      return {
        CodeSheet,
        recovery_codes,
        lost: 'no_pending_webauthn_registration',
        complete: (session, call) =>
          steps.completePasskey({ webauthn_registration_id, ...session }, call),
      }
    },
    done: onCodes,
    failed,
    toText: toPasskeyStepText(toStepErrorText),
  })
  const { later, isOffer, isUnseen } = usePutOff({ offered, onPutOff, lookAgain })
  const isPending = app.isPending || passkey.isPending || later.isPending
  const lost = { text: text('account.step.lost'), errorType: null, linkHosts: [] }
  const { kinds = [], putOffUntil } = offered ?? {}
  if (!offered || (isUnseen && !later.problem)) return <Waiting />
  const lead = isOffer
    ? text('account.step.addContent')
    : putOffUntil
      ? text('enrolment.putOff', { date: toDay(putOffUntil, text) })
      : text('enrolment.content')
  const problem = app.problem ?? passkey.problem ?? later.problem
  const dismiss = () => {
    for (const { dismiss } of [app, passkey, later]) dismiss()
  }
  return (
    <AccountScreen
      title={isOffer ? text('account.step.add') : text('enrolment.title', { project })}
      lead={lead}
      problem={problem ?? (isLost && !isPending ? lost : null)}
    >
      <ItemList label={text('account.step.add')}>
        {kinds.includes('passkey') && hasPasskeys(config) && (
          <PasskeyChoice
            isPending={passkey.isPending}
            isDisabled={isPending}
            onPress={() => {
              dismiss()
              passkey.submit(null)
            }}
          />
        )}
        <AppChoice
          isPending={app.isPending}
          isDisabled={isPending}
          onPress={() => {
            dismiss()
            app.submit(null)
          }}
        />
      </ItemList>
      {putOffUntil !== undefined ? (
        <Stack>
          <Button
            kind="secondary"
            isLoading={later.isPending}
            isQuiet={isPending}
            onPress={() => {
              dismiss()
              later.submit(false)
            }}
          >
            {text('enrolment.notNow')}
          </Button>
        </Stack>
      ) : (
        <HelperRow>
          <TextButton onPress={onLeft} isDisabled={isPending}>
            {text('signedIn.signOut')}
          </TextButton>
        </HelperRow>
      )}
    </AccountScreen>
  )
}

/** The recovery codes. The second step protects the account, and the session starts, from "Done" on. */
function SaveCodes(props: {
  codes: Codes
  onDone: () => void
  /** Called when another window has begun anew meanwhile. */
  onLost: () => void
  /** Called when another window has added a second step meanwhile. */
  onFound: () => void
}): ReactNode {
  const { codes, onDone, onLost, onFound } = props
  const { CodeSheet, recovery_codes, lost, complete } = codes
  const text = useText()
  const session_duration_minutes = useSessionMinutes()
  const { submit, isPending, problem } = useSubmit({
    call: (_: null, signal) => complete({ session_duration_minutes }, { signal }),
    done: onDone,
    failed({ errorType }) {
      if (errorType === lost) onLost()
      if (hasStepAlready.includes(errorType ?? '')) onFound()
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
