import type { ReactNode } from 'react'
import type { Problem } from '../../flow/use-submit.ts'
import { BackButton } from '../../foundation/parts/back-button/back-button.tsx'
import { Banner } from '../../foundation/parts/banner/banner.tsx'
import { Heading } from '../../foundation/parts/heading/heading.tsx'
import { useText } from '../../kernel/context/text-context.ts'
import { toBackLabel } from '../../kernel/text/to-back-label.ts'

/** The frame of a screen with a password field. Without `onBack` it is a first screen, without a back arrow. */
export function PasswordScreen(props: {
  heading: string
  banner: Problem | null
  onBack?: () => void
  children: ReactNode
}): ReactNode {
  const { heading, banner, onBack } = props
  const text = useText()
  return (
    <>
      {onBack && <BackButton label={toBackLabel(text)} onPress={onBack} />}
      <Banner tone="error" {...banner} />
      <Heading>{heading}</Heading>
      {props.children}
    </>
  )
}
