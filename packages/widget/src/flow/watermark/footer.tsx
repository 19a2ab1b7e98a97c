import { getInternals } from '@portico/client'
import { type ReactNode, useRef } from 'react'
import { useLazy } from '../../foundation/parts/use-lazy.ts'
import { useKnownProject } from '../../kernel/context/project-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'

const loadWatermark = () => import('./labelled-watermark.tsx')

/**
 * The watermark, when the project wants it. Its place is kept free while that is unknown, and stays free
 * when the service answers no, so that nothing moves under the person's hands.
 */
export function Footer(): ReactNode {
  const { project } = useKnownProject()
  const { client } = useWidget()
  const isKept = useRef<boolean | undefined>(undefined)
  // decided once, by what is remembered
  if (project !== undefined) isKept.current ??= project === null
  const isWanted = project?.displayWatermark === true
  const mark = useLazy(loadWatermark, isWanted)
  if (isKept.current === false && !isWanted) return null
  // The service itself says what signs people in here.
  const about = `${getInternals(client).baseUrl}/v1/public/about`
  return <div className="st-watermark">{mark && <mark.LabelledWatermark href={about} />}</div>
}
