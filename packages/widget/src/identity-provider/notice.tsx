import type { ReactNode } from 'react'
import { useAnnounce } from '../context/use-announce.ts'

/** A screen that is one sentence, and is heard when it appears. */
export function Notice(props: { children: string }): ReactNode {
  useAnnounce(props.children)
  return <p>{props.children}</p>
}
