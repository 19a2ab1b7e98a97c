import { type ReactNode, useState } from 'react'
import { Button } from '../../foundation/parts/button/button.tsx'
import { CheckBox } from '../../foundation/parts/check-box/check-box.tsx'
import { Stack } from '../../foundation/parts/stack/stack.tsx'
import { TextButton } from '../../foundation/parts/text-button/text-button.tsx'
import { registerStyles } from '../../foundation/styles/style-sheet.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { useAnnounce } from '../../kernel/context/use-announce.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { AccountScreen } from '../account/account-screen.tsx'
import { saveLines, toSafeName } from '../account/save-file.ts'
import { useProjectName } from '../account/use-project-name.ts'
import type { Problem } from '../use-submit.ts'
import { printLines } from './print-lines.ts'
import { useCopy } from './use-copy.ts'

registerStyles(`
& .st-screen>.st-codes{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,11em),1fr));gap:0 20px;margin:calc(5*var(--st-spacing)) 0 0;padding:15px 19px;background:var(--st-muted);border:1px solid var(--st-border);border-radius:6px;list-style:none;font:15px/1.6 var(--st-font-family-mono);text-align:start;overflow-wrap:anywhere}
@container (max-width:359.9px){& .st-screen>.st-codes{padding:13px;font-size:14px}}
& .st-screen>.st-codes-acts{display:flex;flex-wrap:wrap;gap:4px 20px;margin-top:12px;font-size:var(--st-small);line-height:1.4286}
`)

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
