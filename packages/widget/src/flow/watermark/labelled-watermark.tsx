import type { ReactNode } from 'react'
import { watermarkText } from '../../declarations/watermark/text/en.ts'
import { Watermark } from '../../foundation/parts/watermark/watermark.tsx'
import { useText } from '../../kernel/context/text-context.ts'

/** The watermark with its label in the page's language. */
export function LabelledWatermark({ href }: { href: string }): ReactNode {
  return <Watermark label={useText().with(watermarkText)('watermark.altText')} href={href} />
}
