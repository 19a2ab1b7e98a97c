import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useAccount } from '../../../flow/account/account-context.ts'
import { AccountScreen } from '../../../flow/account/account-screen.tsx'
import { useAct } from '../../../flow/account/use-act.ts'
import { Button } from '../../../foundation/parts/button/button.tsx'
import { DangerButton } from '../../../foundation/parts/button/danger-button.tsx'
import { Stack } from '../../../foundation/parts/stack/stack.tsx'
import { takeFocus } from '../../../foundation/parts/take-focus.ts'
import { useBootstrap } from '../../../kernel/context/project-context.ts'
import { useText } from '../../../kernel/context/text-context.ts'
import { useWidget } from '../../../kernel/context/widget-context.ts'
import type { Stage } from './step-stage.ts'

/** The question before the second step is turned off. */
export function TurnStepOff({
  totpId,
  onStage,
}: {
  totpId: string
  onStage: (stage: Stage) => void
}): ReactNode {
  const { client, toInputId } = useWidget()
  const { openSection } = useAccount()
  const text = useText()
  const isRequired = useBootstrap()?.secondStep?.require === 'required'
  const place = useRef<HTMLDivElement>(null)
  const { submit, isPending, problem } = useAct({
    act: () => text('account.act.turnOff'),
    call: (_: null, signal) => client.user.deleteTOTP(totpId, { signal }),
    done() {
      onStage({ name: 'first' })
      openSection('secondStep', text('account.step.isOff'))
    },
  })
  const keepId = toInputId('keep-step')
  // the answer that changes nothing has the focus, so that a key pressed by habit turns nothing off
  useLayoutEffect(() => {
    takeFocus(place.current?.querySelector<HTMLElement>(`[id="${keepId}"]`) ?? null)
  }, [keepId])
  const back = () => onStage({ name: 'first' })
  return (
    <AccountScreen
      title={text('account.step.offTitle')}
      lead={text(isRequired ? 'account.step.offRequired' : 'account.step.offContent')}
      problem={problem}
      onBack={back}
    >
      <div ref={place}>
        <Stack>
          <DangerButton isLoading={isPending} onPress={() => submit(null)}>
            {text('account.step.turnOff')}
          </DangerButton>
          <Button kind="secondary" id={keepId} isQuiet={isPending} onPress={back}>
            {text('account.step.keep')}
          </Button>
        </Stack>
      </div>
    </AccountScreen>
  )
}
