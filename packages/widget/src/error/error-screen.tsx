import type { ReactNode } from 'react'
import { useText } from '../context/text-context.ts'
import { BackButton } from '../parts/back-button/back-button.tsx'
import { Heading } from '../parts/heading/heading.tsx'
import { Lead } from '../parts/lead/lead.tsx'
import { toBackLabel } from '../text/to-back-label.ts'

/** The generic Error screen. Without `onBack` it is an end. */
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
