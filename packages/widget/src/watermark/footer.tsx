import { getInternals } from '@portico/client'
import { type ReactNode, useState } from 'react'
import { useBootstrap } from '../context/project-context.ts'
import { useWidget } from '../context/widget-context.ts'
import { useLazy } from '../parts/use-lazy.ts'

const loadWatermark = () => import('./labelled-watermark.tsx')

/**
 * The watermark, when the project wants it. Its place is kept free while that is unknown, and stays free
 * when the answer is no, so that nothing moves under the person's hands.
 */
export function Footer(): ReactNode {
  const project = useBootstrap()
  const { client } = useWidget()
  const [wasUnknown] = useState(project === null)
  const isWanted = project?.displayWatermark === true
  const mark = useLazy(loadWatermark, isWanted)
  if (!wasUnknown && !isWanted) return null
  // The service itself says what signs people in here.
  const about = `${getInternals(client).baseUrl}/v1/public/about`
  return <div className="st-watermark">{mark && <mark.LabelledWatermark href={about} />}</div>
}
