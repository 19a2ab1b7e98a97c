import type { ReactNode } from 'react'
import { CheckCircleIcon } from '../../foundation/icons/check-circle-icon.tsx'
import { BackButton } from '../../foundation/parts/back-button/back-button.tsx'
import { Banner } from '../../foundation/parts/banner/banner.tsx'
import { CalmBanner } from '../../foundation/parts/banner/calm-banner.tsx'
import { Heading } from '../../foundation/parts/heading/heading.tsx'
import { Lead } from '../../foundation/parts/lead/lead.tsx'
import { registerStyles } from '../../foundation/styles/style-sheet.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { toBackLabel } from '../../kernel/text/to-back-label.ts'
import type { Problem } from '../use-submit.ts'
import { useMaybeAccount } from './account-context.ts'

registerStyles(`
& .st-progressing{font-size:var(--st-small);line-height:1.4286;color:var(--st-muted-foreground)}
& .st-screen>.st-progressing+.st-heading{margin-top:var(--st-spacing)}
`)

/**
 * The head of every screen of the account: the way back, the heading, what it is for, and what has just happened. A sign-in
 * that shows a screen of the account has no overview and no notices.
 */
export function AccountScreen(props: {
  title: ReactNode
  lead?: ReactNode
  /** A line above the heading that says how far the user has come. */
  progress?: string
  /** Leads back to the section's first screen; null: nothing does. @default to the overview, unless it stands beside the screen */
  onBack?: (() => void) | null
  problem?: Problem | null
  children?: ReactNode
}): ReactNode {
  const { title, lead, problem } = props
  const account = useMaybeAccount()
  const text = useText()
  const { progress, onBack = account && !account.isWide ? account.openOverview : null } = props
  const notice = account?.notice
  return (
    <>
      {onBack && <BackButton label={toBackLabel(text)} onPress={onBack} />}
      {progress && <p className="st-progressing">{progress}</p>}
      <Heading>{title}</Heading>
      {lead && <Lead>{lead}</Lead>}
      {problem && (
        <Banner tone="error" linkHosts={problem.linkHosts}>
          {problem.text}
        </Banner>
      )}
      {notice && !problem && (
        <CalmBanner tone="success" icon={<CheckCircleIcon />}>
          {notice}
        </CalmBanner>
      )}
      {props.children}
    </>
  )
}
