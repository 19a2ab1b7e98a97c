/** The second step of a sign-in, for every way of signing in. */
import { findSecondStep, leaveSecondStep, secondSteps } from '@portico/client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { followStage } from '../../flow/account/follow-stage.ts'
import { Confirmation } from '../../flow/confirmation/confirmation.tsx'
import type { FlowEvent } from '../../flow/flow.ts'
import { isNumber } from '../../flow/kept-screen.ts'
import { loadForSubmit } from '../../flow/load-for-submit.ts'
import type { RecoveryCodeEvent } from '../../flow/recovery-code/flow.ts'
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
import { byApp, byCode, byPasskey, type StepRead } from './step-props.ts'
import { toStepErrorText } from './to-step-error-text.ts'
import { useCompletedElsewhere } from './use-completed-elsewhere.ts'

teachPlurals(choosePlurals)

/** The screen for a passkey, and those for what is asked instead, which few users load. */
const loadPasskey = () => import('./enter-passkey.tsx')
const loadOthers = () => import('./other-ways.tsx')

/** What is shown of the step, with the code for it. */
type Shown =
  | { readonly name: 'app' }
  | { readonly name: 'mail'; readonly email: string }
  | { readonly name: 'passkey'; readonly part: Awaited<ReturnType<typeof loadPasskey>> }
  | {
      readonly name: 'others'
      readonly part: Awaited<ReturnType<typeof loadOthers>>
      readonly read: StepRead
      /** Whether a recovery code is asked for at once. */
      readonly isByCode: boolean
    }

const app: Shown = { name: 'app' }

/** Loads what the step needs first. */
async function toFirst({ email, ...read }: StepRead): Promise<Shown> {
  if (email !== undefined) return { name: 'mail', email }
  const { second_steps: steps } = read
  if (steps.includes(byPasskey)) {
    return { name: 'passkey', part: await loadForSubmit(loadPasskey) }
  }
  // a passkey that did not ask for its user was the first step, and a code is the second
  const isByCode = steps.includes(byCode) && !steps.includes(byApp)
  return isByCode ? { name: 'others', part: await loadForSubmit(loadOthers), read, isByCode } : app
}

/** The step that the sign-in needs. */
function SecondStep({ screen, emit }: PropsOf<SecondStepFlow, 'secondStep'>): ReactNode {
  const { client } = useWidget()
  const text = useText()
  const place = useRef<HTMLDivElement>(null)
  const usesCode = useRef(false)
  const [asked] = useState(() => findSecondStep(client)?.steps ?? [])
  const [first, setFirst] = useState<Shown | null>(asked.includes(byApp) ? app : null)
  const [turned, setTurned] = useState<Shown | null>(null)
  const before = useRef(turned)
  const props = {
    endsAt: screen.endsAt,
    onProved: () => emit({ type: 'secondStep.proved' }),
    onBack() {
      leaveSecondStep(client)
      emit({ type: 'secondStep.left' })
    },
  }
  // a sign-in by a recovery code ends on a screen of its own, which says how many are left
  useCompletedElsewhere(() => usesCode.current || props.onProved())
  useEffect(() => {
    if (before.current === turned) return
    before.current = turned
    return followStage(place.current)
  }, [turned])
  const get = (signal: AbortSignal) => secondSteps(client).get({ signal })
  const others = useSubmit({
    async call(_: null, signal): Promise<Shown> {
      const [part, read] = await Promise.all([loadForSubmit(loadOthers), get(signal)])
      return { name: 'others', part, read, isByCode: false }
    },
    done: setTurned,
    toText: toStepErrorText,
  })
  const { isPending, problem } = others
  const link = {
    ...{ label: text('secondStep.anotherWay'), isPending, problem },
    onPress: () => others.submit(null),
  }
  const passkey = useSubmit({
    call: async (_: null): Promise<Shown> => ({
      name: 'passkey',
      part: await loadForSubmit(loadPasskey),
    }),
    done: setTurned,
    toText: toStepErrorText,
  })
  if (!first) return <ReadStep {...props} asked={asked} get={get} onRead={setFirst} />
  const shown = turned ?? first
  return (
    <div className="st-screen" ref={place}>
      {shown.name === 'app' && <EnterAppCode {...props} link={link} />}
      {shown.name === 'mail' && <EnterMailedCode {...props} email={shown.email} />}
      {shown.name === 'passkey' && <shown.part.EnterPasskey {...props} link={link} />}
      {shown.name === 'others' && (
        <shown.part.OtherWays
          {...props}
          read={shown.read}
          isByCode={shown.isByCode}
          usesCode={usesCode}
          passkey={{ ...passkey, onPress: () => passkey.submit(null) }}
          onApp={() => setTurned(app)}
          onBack={turned ? () => setTurned(first === turned ? null : first) : props.onBack}
          onFound={() => setTurned(first)}
          onUsed={(codesLeft) => {
            // the row of this event begins on any screen, also on one whose own flow does not name it
            const end = emit as (event: FlowEvent) => void
            const isForApp = shown.read.second_steps.includes(byApp)
            const used: RecoveryCodeEvent = { type: 'recoveryCode.used', codesLeft, isForApp }
            end(used)
          }}
        />
      )}
    </div>
  )
}

/**
 * Asks the service for the step: after a reload it alone knows the step, and always the address of a code. A sign-in that
 * was to add a step, and found one, knows none either.
 */
function ReadStep(props: {
  asked: readonly string[]
  get: (signal: AbortSignal) => Promise<StepRead>
  onRead: (first: Shown) => void
  onBack: () => void
}): ReactNode {
  const { asked, get, onRead, onBack } = props
  const text = useText()
  const { submit, problem } = useSubmit({
    call: async (_: undefined, signal) =>
      toFirst(asked.includes(byPasskey) ? { second_steps: [...asked] } : await get(signal)),
    done: onRead,
    toText: toStepErrorText,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the button reads again
  useEffect(() => submit(undefined), [])
  if (!problem) return <Waiting />
  return (
    <>
      <BackButton label={toBackLabel(text)} onPress={onBack} />
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
