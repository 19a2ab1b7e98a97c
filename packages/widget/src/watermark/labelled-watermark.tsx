import type { ReactNode } from 'react'
import { useText } from '../context/text-context.ts'
import { Watermark } from '../parts/watermark/watermark.tsx'
import { watermarkText } from './text/en.ts'

/** The watermark in the page's words. */
export function LabelledWatermark({ href }: { href: string }): ReactNode {
  return <Watermark label={useText().with(watermarkText)('watermark.altText')} href={href} />
}
