import type { ReactNode } from 'react'
import { Watermark } from '../../foundation/parts/watermark/watermark.tsx'
import { useText } from '../../kernel/context/text-context.ts'
import { watermarkText } from '../../locales/en/watermark.ts'

/** The watermark with its label in the page's language. */
export function LabelledWatermark({ href }: { href: string }): ReactNode {
  return <Watermark label={useText().with(watermarkText)('watermark.altText')} href={href} />
}
