import { type ReactNode, useCallback } from 'react'
import { useAccount } from '../../../flow/account/account-context.ts'
import { AccountScreen } from '../../../flow/account/account-screen.tsx'
import { useRead } from '../../../flow/account/read-part.tsx'
import { useAct } from '../../../flow/account/use-act.ts'
import { AppChoice, PasskeyChoice, SmsChoice } from '../../../flow/enrolment/step-choice.tsx'
import { ItemList } from '../../../foundation/parts/item-list/item-list.tsx'
import { useBootstrap } from '../../../kernel/context/project-context.ts'
import { useText } from '../../../kernel/context/text-context.ts'
import { useWidget } from '../../../kernel/context/widget-context.ts'
import { findSmsNumber } from './find-sms-number.ts'
import { SmsRow } from './sms-row.tsx'
import type { Stage } from './step-stage.ts'

const hasAppAlready = 'active_totp_exists'

/** The choice of a second step. */
export function ChooseStep({
  isLost,
  onStage,
}: {
  /** Whether another window has begun anew meanwhile. */
  isLost: boolean
  onStage: (stage: Stage) => void
}): ReactNode {
  const { client, host } = useWidget()
  const { hasSection, openSection } = useAccount()
  const text = useText()
  const kinds = useBootstrap()?.secondStep?.kinds ?? ['passkey', 'totp']
  const { submit, isPending, problem } = useAct({
    act: () => text('account.act.addStep'),
    call: (_: null, signal) => client.totps.create({}, { signal }),
    done: (app) => onStage({ name: 'app', app }),
    failed({ errorType }) {
      // another window has added one: the section shows it when the user is read again
      if (errorType === hasAppAlready) client.user.get().catch(host.report)
    },
  })
  const lost = { text: text('account.step.lost'), errorType: null, linkHosts: [] }
  const shown = problem?.errorType === hasAppAlready ? null : problem
  return (
    <AccountScreen
      title={text('account.step.add')}
      lead={text('account.step.addContent')}
      problem={shown ?? (isLost && !isPending ? lost : null)}
    >
      <ItemList label={text('account.step.add')}>
        {kinds.includes('totp') && <AppChoice isPending={isPending} onPress={() => submit(null)} />}
        {kinds.includes('passkey') && hasSection('passkeys') && (
          <PasskeyChoice
            isPending={false}
            isDisabled={isPending}
            onPress={() => openSection('passkeys')}
          />
        )}
        {kinds.includes('sms') && (
          <SmsPart isDisabled={isPending} onPress={() => onStage({ name: 'sms' })} />
        )}
      </ItemList>
    </AccountScreen>
  )
}

/** The row of text messages, for a user whose stronger step is a passkey with recovery codes. */
function SmsPart(props: { isDisabled: boolean; onPress: () => void }): ReactNode {
  const { client } = useWidget()
  const { user } = useAccount()
  const { value, again } = useRead(useCallback(() => client.totps.list(), [client]))
  if (findSmsNumber(user) !== null) return <SmsRow mayEdit onRemoved={again} />
  return value?.addable.includes('sms') ? <SmsChoice isPending={false} {...props} /> : null
}
