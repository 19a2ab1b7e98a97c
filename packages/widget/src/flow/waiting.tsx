import type { ReactNode, Ref } from 'react'
import { useText } from '../context/text-context.ts'
import { LazySpinner } from '../parts/spinner/lazy-spinner.tsx'

/** Stands in for a screen that is not known yet. */
export function Waiting({ boxRef }: { boxRef?: Ref<HTMLDivElement> }): ReactNode {
  const text = useText()
  return (
    <div className="st-waiting" aria-busy ref={boxRef}>
      <LazySpinner size={40} label={text('loading.label')} />
    </div>
  )
}
