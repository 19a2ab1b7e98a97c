import type { ReactNode, Ref } from 'react'
import { Spinner } from '../foundation/parts/spinner/spinner.tsx'
import { useText } from '../kernel/context/text-context.ts'

/** Shows a spinner in place of a screen that is not known yet. */
export function Waiting({ boxRef }: { boxRef?: Ref<HTMLDivElement> }): ReactNode {
  const text = useText()
  return (
    <div className="st-waiting" aria-busy ref={boxRef}>
      <Spinner size={40} label={text('loading.label')} />
    </div>
  )
}
