import type { ReactNode } from 'react'
import { useAccount } from '../../../flow/account/account-context.ts'
import { WithAccountTexts } from '../../../flow/account/account-language.tsx'
import { useAct } from '../../../flow/account/use-act.ts'
import { useSessionMinutes } from '../../../flow/account/use-session-minutes.ts'
import { CodeSheet } from '../../../flow/enrolment/code-sheet.tsx'
import { useText } from '../../../kernel/context/text-context.ts'
import { useWidget } from '../../../kernel/context/widget-context.ts'
import { accountCodesText } from '../../../locales/en/account-codes.ts'
import type { Stage } from './step-stage.ts'

interface Shown {
  readonly codes: readonly string[]
  readonly totpId: string | null
  readonly onStage: (stage: Stage) => void
}

/** The second of two steps: the user saves the recovery codes. A new app protects the account from "Done" on. */
export function SaveCodes(props: Shown): ReactNode {
  return (
    <WithAccountTexts room="account-codes" texts={accountCodesText}>
      <Codes {...props} />
    </WithAccountTexts>
  )
}

function Codes({ codes, totpId, onStage }: Shown): ReactNode {
  const { client } = useWidget()
  const { openSection, noteCount } = useAccount()
  const text = useText()
  const session_duration_minutes = useSessionMinutes()
  const leave = (notice?: string) => {
    noteCount('secondStep', codes.length)
    onStage({ name: 'first' })
    openSection('secondStep', notice)
  }
  const { submit, isPending, problem } = useAct({
    act: () => text('account.act.addStep'),
    call: (totp_id: string, signal) =>
      client.totps.complete({ totp_id, session_duration_minutes }, { signal }),
    done: () => leave(text('account.step.isOn')),
    failed({ errorType }) {
      if (errorType === 'totps_not_found_for_user') onStage({ name: 'first', isLost: true })
    },
  })
  return (
    <CodeSheet
      {...(totpId !== null && { progress: text('account.step.progress', { n: 2, all: 2 }) })}
      lead={`${text('account.codes.content')}${totpId === null ? ` ${text('account.codes.old')}` : ''}`}
      codes={codes}
      problem={problem}
      isPending={isPending}
      onDone={() => (totpId === null ? leave() : submit(totpId))}
    />
  )
}
