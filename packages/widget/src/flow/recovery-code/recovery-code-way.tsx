import type { ComponentProps, ReactNode } from 'react'
import { useLazy } from '../../foundation/parts/use-lazy.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'

const loadLink = () => import('./recovery-code-link.tsx')
type Link = Awaited<ReturnType<typeof loadLink>>['RecoveryCodeLink']

/** The way in for a user who cannot read what was sent. Its link is loaded on pages that offer recovery codes alone. */
export function RecoveryCodeWay(props: ComponentProps<Link>): ReactNode {
  const { config } = useWidget()
  const link = useLazy(loadLink, Boolean(config.recoveryCodes))
  return link && config.recoveryCodes ? <link.RecoveryCodeLink {...props} /> : null
}
