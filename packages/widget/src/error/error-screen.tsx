import type { ReactNode } from 'react'
import { useText } from '../context/text-context.ts'
import { AlertIcon } from '../icons/alert-icon.tsx'
import { BackButton } from '../parts/back-button/back-button.tsx'
import { Disc } from '../parts/disc/disc.tsx'
import { Heading } from '../parts/heading/heading.tsx'
import { Lead } from '../parts/lead/lead.tsx'

/** The generic Error screen. Without `onBack` it is an end. */
export function ErrorView(props: { message: string; onBack?: () => void }): ReactNode {
  const { message, onBack } = props
  const text = useText()
  return (
    <>
      {onBack && <BackButton label={text('button.back.ariaLabel')} onPress={onBack} />}
      <Disc tone="error" icon={<AlertIcon />} />
      <Heading>{text('error.title')}</Heading>
      <Lead>{message}</Lead>
    </>
  )
}
