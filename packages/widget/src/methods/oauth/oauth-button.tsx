import type { ReactNode } from 'react'
import { useText } from '../../context/text-context.ts'
import type { SectionProps } from '../../flow/method.ts'
import { Button } from '../../parts/button/button.tsx'
import { oauthText } from './text/en.ts'

/** The button on Main. */
export function OauthButton({
  emit,
  isDisabled,
}: SectionProps<{ type: 'oauth.started' }>): ReactNode {
  const text = useText().with(oauthText)
  return (
    <Button kind="secondary" isQuiet={isDisabled} onPress={() => emit({ type: 'oauth.started' })}>
      {text('oauth.continue')}
    </Button>
  )
}
