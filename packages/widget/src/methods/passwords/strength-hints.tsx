import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../../context/text-context.ts'
import { Checklist } from '../../parts/checklist/checklist.tsx'
import { Meter } from '../../parts/meter/meter.tsx'
import { registerStyles } from '../../styles/style-sheet.ts'
import type { StrengthView } from './describe-strength.ts'
import { strengthHintsStyles } from './strength-hints.css.ts'

registerStyles(strengthHintsStyles)

/**
 * What stands under a password field: meter and hints, or the checklist. While the person types it only
 * grows, so that the button below does not shake.
 */
export function StrengthHints(props: {
  id: string
  view: StrengthView | null
  isTyping: boolean
}): ReactNode {
  const { id, view, isTyping } = props
  const text = useText()
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const { current } = box
    if (current) current.style.minHeight = isTyping ? `${current.offsetHeight}px` : ''
  })

  return (
    <div id={id} ref={box}>
      {view?.kind === 'zxcvbn' && (
        <>
          <Meter
            score={view.score}
            label={text('password.strength.label')}
            valueText={text('password.strength.score', { score: view.score })}
          />
          {(view.warning || view.suggestions.length > 0) && (
            <div className="st-hints">
              {view.warning && <strong>{view.warning}</strong>}
              {view.suggestions.map((suggestion) => (
                <span key={suggestion}>{suggestion}</span>
              ))}
            </div>
          )}
        </>
      )}
      {view?.kind === 'luds' && <Checklist items={view.items} />}
    </div>
  )
}
