import { type ReactNode, useState } from 'react'
import { useAccount } from '../../../flow/account/account-context.ts'
import { WithAccountTexts } from '../../../flow/account/account-language.tsx'
import { AccountScreen } from '../../../flow/account/account-screen.tsx'
import { useAct } from '../../../flow/account/use-act.ts'
import { useSessionMinutes } from '../../../flow/account/use-session-minutes.ts'
import type { Problem } from '../../../flow/use-submit.ts'
import { Button } from '../../../foundation/parts/button/button.tsx'
import { CheckBox } from '../../../foundation/parts/check-box/check-box.tsx'
import { Stack } from '../../../foundation/parts/stack/stack.tsx'
import { TextButton } from '../../../foundation/parts/text-button/text-button.tsx'
import { registerStyles } from '../../../foundation/styles/style-sheet.ts'
import { useText } from '../../../kernel/context/text-context.ts'
import { useAnnounce } from '../../../kernel/context/use-announce.ts'
import { useWidget } from '../../../kernel/context/widget-context.ts'
import { accountCodesText } from '../../../locales/en/account-codes.ts'
import { printLines } from './print-lines.ts'
import { saveLines, toSafeName } from './save-file.ts'
import type { Stage } from './step-stage.ts'
import { useCopy } from './use-copy.ts'
import { useProjectName } from './use-project-name.ts'

registerStyles(`
& .st-screen>.st-codes{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,11em),1fr));gap:0 20px;margin:calc(5*var(--st-spacing)) 0 0;padding:15px 19px;background:var(--st-muted);border:1px solid var(--st-border);border-radius:6px;list-style:none;font:15px/1.6 var(--st-font-family-mono);text-align:start;overflow-wrap:anywhere}
@container (max-width:359.9px){& .st-screen>.st-codes{padding:13px;font-size:14px}}
& .st-screen>.st-codes-acts{display:flex;flex-wrap:wrap;gap:4px 20px;margin-top:12px;font-size:var(--st-small);line-height:1.4286}
`)

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

/** New recovery codes, which the user copies, saves or prints before "Done". */
export function CodeSheet(props: {
  codes: readonly string[]
  lead: string
  progress?: string
  problem?: Problem | null
  /** @default false */
  isPending?: boolean
  onDone: () => void
}): ReactNode {
  const { codes, lead, progress, problem = null, isPending = false, onDone } = props
  const { toInputId } = useWidget()
  const text = useText()
  const project = useProjectName()
  const [isSaved, setSaved] = useState(false)
  const { isCopied, copy } = useCopy(codes.join('\n'))
  useAnnounce(isCopied ? text('account.step.copied') : null)
  const name = `${[toSafeName(project), 'recovery-codes'].filter(Boolean).join('-')}.txt`
  return (
    <AccountScreen
      {...(progress !== undefined && { progress })}
      title={text('account.codes.title')}
      lead={lead}
      problem={problem}
      onBack={null}
    >
      <ol className="st-codes" dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="st-codes-acts">
        {copy && (
          <TextButton onPress={copy}>
            {text(isCopied ? 'account.step.copied' : 'account.step.copy')}
          </TextButton>
        )}
        <TextButton onPress={() => saveLines(name, [project, ...codes])}>
          {text('account.codes.download')}
        </TextButton>
        <TextButton onPress={() => printLines(project, codes)}>
          {text('account.codes.print')}
        </TextButton>
      </div>
      <Stack>
        <CheckBox id={toInputId('saved-codes')} isChecked={isSaved} onChange={setSaved}>
          {text('account.codes.saved')}
        </CheckBox>
        <Button kind="primary" isLoading={isPending} isDisabled={!isSaved} onPress={onDone}>
          {text('account.codes.done')}
        </Button>
      </Stack>
    </AccountScreen>
  )
}
