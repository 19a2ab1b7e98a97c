import type { ReactNode } from 'react'
import { TextButton } from '../../foundation/parts/text-button/text-button.tsx'
import { registerStyles } from '../../foundation/styles/style-sheet.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { useAnnounce } from '../../kernel/context/use-announce.ts'
import { useAccount } from './account-context.ts'

registerStyles(`
& .st-only-way{margin:0 15px 15px;font-size:var(--st-small);line-height:1.4286;color:var(--st-muted-foreground)}
& .st-only-way>b{display:block;font-weight:600;color:var(--st-foreground)}
& .st-only-way>span{display:flex;flex-wrap:wrap;gap:4px 16px;margin-top:8px}
`)

/** Says inside a row why the last way to sign in stays, and what to add first. */
export function OnlyWayNote(props: { content: string }): ReactNode {
  const { hasSection, openSection } = useAccount()
  const text = useText()
  const title = text('account.onlyWay.title')
  useAnnounce(`${title}. ${props.content}`)
  return (
    <p className="st-only-way">
      <b>{title}</b>
      {props.content}
      <span>
        {hasSection('passkeys') && (
          <TextButton onPress={() => openSection('passkeys')}>
            {text('account.passkeys.create')}
          </TextButton>
        )}
        {hasSection('password') && (
          <TextButton onPress={() => openSection('password')}>
            {text('account.password.set')}
          </TextButton>
        )}
      </span>
    </p>
  )
}
