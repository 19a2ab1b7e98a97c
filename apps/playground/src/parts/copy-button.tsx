import { CheckIcon } from '@portico/widget/parts'
import { type ReactNode, useEffect, useState } from 'react'
import { CopyIcon } from './icons.tsx'
import { PressButton } from './press-button.tsx'

const shownMs = 2_000

/** Copies a text and says so in its own place. */
export function CopyButton(props: { text: string; children: string }): ReactNode {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null)
  useEffect(() => {
    if (outcome === null) return
    const timer = setTimeout(() => setOutcome(null), shownMs)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = () => {
    navigator.clipboard.writeText(props.text).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    )
  }
  const words = { copied: 'Copied', refused: 'Not allowed' }
  return (
    <>
      <PressButton icon={outcome === 'copied' ? <CheckIcon /> : <CopyIcon />} onPress={copy}>
        {outcome ? words[outcome] : props.children}
      </PressButton>
      <span className="pg-hidden" role="status">
        {outcome ? words[outcome] : ''}
      </span>
    </>
  )
}
