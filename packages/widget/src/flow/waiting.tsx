import type { ReactNode, Ref } from 'react'
import { useText } from '../context/text-context.ts'
import { Spinner } from '../parts/spinner/spinner.tsx'

/** Stands in for a screen that is not known yet. */
export function Waiting({ boxRef }: { boxRef?: Ref<HTMLDivElement> }): ReactNode {
  const text = useText()
  return (
    <div className="st-waiting" aria-busy ref={boxRef}>
      <Spinner size={40} label={text('loading.label')} />
    </div>
  )
}
