import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useAccount } from '../../../flow/account/account-context.ts'
import { AccountScreen } from '../../../flow/account/account-screen.tsx'
import { useAct } from '../../../flow/account/use-act.ts'
import { useProjectName } from '../../../flow/account/use-project-name.ts'
import { Button } from '../../../foundation/parts/button/button.tsx'
import { DangerButton } from '../../../foundation/parts/button/danger-button.tsx'
import { Stack } from '../../../foundation/parts/stack/stack.tsx'
import { takeFocus } from '../../../foundation/parts/take-focus.ts'
import { useText } from '../../../kernel/context/text-context.ts'
import { useWidget } from '../../../kernel/context/widget-context.ts'
import type { Stage } from './step-stage.ts'
import { useNewPhone } from './use-new-phone.ts'

interface Shown {
  readonly totpId: string
  readonly isRequired: boolean
  readonly onStage: (stage: Stage) => void
}

/** The question before the second step is turned off; where one is required, that it cannot be. */
export function TurnStepOff(props: Shown): ReactNode {
  return props.isRequired ? <Required {...props} /> : <Question {...props} />
}

function Required({ onStage }: Shown): ReactNode {
  const text = useText()
  const project = useProjectName()
  const { submit, isPending, problem } = useNewPhone(onStage)
  return (
    <AccountScreen
      title={text('account.step.offTitle')}
      lead={text('account.step.offRequired', { project })}
      problem={problem}
      onBack={() => onStage({ name: 'first' })}
    >
      <Stack>
        <Button kind="secondary" isLoading={isPending} onPress={() => submit(null)}>
          {text('account.step.newPhone')}
        </Button>
      </Stack>
    </AccountScreen>
  )
}

function Question({ totpId, onStage }: Shown): ReactNode {
  const { client, toInputId } = useWidget()
  const { openSection } = useAccount()
  const text = useText()
  const place = useRef<HTMLDivElement>(null)
  const { submit, isPending, problem } = useAct({
    act: () => text('account.act.turnOff'),
    call: (_: null, signal) => client.user.deleteTOTP(totpId, { signal }),
    done() {
      onStage({ name: 'first' })
      openSection('secondStep', text('account.step.isOff'))
    },
    failed({ errorType }) {
      // it has become required since the section was read
      if (errorType === 'cannot_delete_last_second_step') {
        onStage({ name: 'off', totpId, isRequired: true })
      }
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
      lead={text('account.step.offContent')}
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
