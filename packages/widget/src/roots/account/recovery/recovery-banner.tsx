import { type ReactNode, useState } from 'react'
import { WithAccountTexts } from '../../../flow/account/account-language.tsx'
import { useAct } from '../../../flow/account/use-act.ts'
import { CheckCircleIcon } from '../../../foundation/icons/check-circle-icon.tsx'
import { WarningIcon } from '../../../foundation/icons/warning-icon.tsx'
import { Banner } from '../../../foundation/parts/banner/banner.tsx'
import { CalmBanner } from '../../../foundation/parts/banner/calm-banner.tsx'
import { TextButton } from '../../../foundation/parts/text-button/text-button.tsx'
import { registerStyles } from '../../../foundation/styles/style-sheet.ts'
import { useText } from '../../../kernel/context/text-context.ts'
import { useWidget } from '../../../kernel/context/widget-context.ts'
import { toDay } from '../../../kernel/text/to-day.ts'
import { accountRecoveryText } from '../../../locales/en/account-recovery.ts'
import type { Recovery } from './use-recovery.ts'

registerStyles(`
& .st-recovery{display:grid;gap:8px;margin-bottom:24px;font-size:var(--st-small);line-height:1.4286}
& .st-recovery>.st-text-button{justify-self:start}
`)

/** Says that a recovery of the account is under way, which the user may not have asked for, and stops it. */
export function RecoveryBanner({ recovery }: { recovery: Recovery }): ReactNode {
  return (
    <WithAccountTexts room="account-recovery" texts={accountRecoveryText} waiting={null}>
      <Underway recovery={recovery} />
    </WithAccountTexts>
  )
}

function Underway({ recovery }: { recovery: Recovery }): ReactNode {
  const { client } = useWidget()
  const text = useText()
  const [isStopped, setStopped] = useState(false)
  const { submit, isPending, problem } = useAct({
    act: () => text('account.act.stopRecovery'),
    call: (id: string, signal) => client.user.cancelRecovery(id, { signal }),
    done: () => setStopped(true),
  })
  if (isStopped) {
    return (
      <div className="st-recovery">
        <CalmBanner tone="success" icon={<CheckCircleIcon />}>
          {text('account.recovery.stopped')}
        </CalmBanner>
      </div>
    )
  }
  const { requested_at, waits_until, recovery_id } = recovery
  return (
    <div className="st-recovery">
      {problem && (
        <Banner tone="error" linkHosts={problem.linkHosts}>
          {problem.text}
        </Banner>
      )}
      <CalmBanner tone="warning" icon={<WarningIcon />}>
        {text('account.recovery.started', {
          start: toDay(requested_at, text),
          end: toDay(waits_until, text),
        })}
      </CalmBanner>
      <TextButton isDisabled={isPending} onPress={() => submit(recovery_id)}>
        {text('account.recovery.stop')}
      </TextButton>
    </div>
  )
}
