import type { ReactNode } from 'react'
import { useText } from '../../context/text-context.ts'
import { Helper } from '../../parts/helper/helper.tsx'
import { registerStyles } from '../../styles/style-sheet.ts'
import { waitingStyles } from './waiting.css.ts'

registerStyles(waitingStyles)

/** Says that this page goes on by itself, and which number leads another device back to it. */
export function Waiting({ number }: { number: string | undefined }): ReactNode {
  const text = useText()
  return (
    <>
      {number !== undefined && (
        <div className="st-number">
          <b dir="ltr">{number}</b>
          <span>{text('emailConfirmation.otherDevice')}</span>
        </div>
      )}
      <Helper icon={<i className="st-dot" />}>{text('emailConfirmation.waiting')}</Helper>
    </>
  )
}
