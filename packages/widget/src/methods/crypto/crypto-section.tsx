import type { ReactNode } from 'react'
import { useText } from '../../context/text-context.ts'
import type { SectionProps } from '../../flow/method.ts'
import { Button } from '../../parts/button/button.tsx'
import { cryptoText } from './text/en.ts'

/** The button on Main. */
export function Section({ emit, isDisabled }: SectionProps<{ type: 'crypto.started' }>): ReactNode {
  const text = useText().with(cryptoText)
  return (
    <Button kind="secondary" isQuiet={isDisabled} onPress={() => emit({ type: 'crypto.started' })}>
      {text('crypto.continue')}
    </Button>
  )
}
