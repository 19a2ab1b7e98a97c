import { type ReactNode, useState } from 'react'
import { useBootstrap } from '../context/bootstrap-context.ts'
import { useText } from '../context/text-context.ts'
import { Watermark } from '../parts/watermark/watermark.tsx'

/** Where the watermark leads. */
const home = 'https://www.npmjs.com/package/@portico/widget'

/**
 * The watermark, when the project wants it. Its place is kept free while that is unknown, and stays free
 * when the answer is no, so that nothing moves under the person's hands.
 */
export function Footer(): ReactNode {
  const project = useBootstrap()
  const text = useText()
  const [wasUnknown] = useState(project === null)
  const isWanted = project?.displayWatermark === true
  if (!wasUnknown && !isWanted) return null
  return <Watermark label={text('watermark.altText')} href={isWanted ? home : undefined} />
}
