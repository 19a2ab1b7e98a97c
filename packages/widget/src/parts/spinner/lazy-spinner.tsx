import type { ReactNode } from 'react'
import { useLazy } from '../use-lazy.ts'
import type { Spinner } from './spinner.tsx'

const load = () => import('./spinner.tsx')

/** The spinner of what stands on the first screen, where nothing is waited for yet: it comes with the code of the calls. */
export function LazySpinner(props: Parameters<typeof Spinner>[0]): ReactNode {
  const loaded = useLazy(load)
  return loaded && <loaded.Spinner {...props} />
}
