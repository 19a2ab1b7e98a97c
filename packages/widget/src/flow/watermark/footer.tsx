import { getInternals } from '@portico/client'
import { type ReactNode, useRef } from 'react'
import { useLazy } from '../../foundation/parts/use-lazy.ts'
import { useKnownProject } from '../../kernel/context/project-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'

const loadWatermark = () => import('./labelled-watermark.tsx')

/**
 * Shows the watermark if the project wants it. Its room is reserved until the project's settings are known, and stays
 * reserved even if the project does not want it, so that the layout does not move under the user's pointer.
 */
export function Footer(): ReactNode {
  const { project } = useKnownProject()
  const { client } = useWidget()
  const isKept = useRef<boolean | undefined>(undefined)
  // decided only once, by the cached settings: a later answer must not move the layout
  if (project !== undefined) isKept.current ??= project === null
  const isWanted = project?.displayWatermark === true
  const mark = useLazy(loadWatermark, isWanted)
  if (isKept.current === false && !isWanted) return null
  // a page of the service itself, which explains the sign-in service to users
  const about = `${getInternals(client).baseUrl}/v1/public/about`
  return <div className="st-watermark">{mark && <mark.LabelledWatermark href={about} />}</div>
}
