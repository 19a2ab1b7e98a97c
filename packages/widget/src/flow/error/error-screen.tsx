import type { ReactNode } from 'react'
import { BackButton } from '../../foundation/parts/back-button/back-button.tsx'
import { Heading } from '../../foundation/parts/heading/heading.tsx'
import { Lead } from '../../foundation/parts/lead/lead.tsx'
import { useText } from '../../kernel/context/text-context.ts'
import { toBackLabel } from '../../kernel/text/to-back-label.ts'

/** The generic Error screen. Without `onBack` the user cannot leave it. */
export function ErrorView(props: { message: string; onBack?: () => void }): ReactNode {
  const { message, onBack } = props
  const text = useText()
  return (
    <>
      {onBack && <BackButton label={toBackLabel(text)} onPress={onBack} />}
      <Heading>{text('error.title')}</Heading>
      <Lead>{message}</Lead>
    </>
  )
}
