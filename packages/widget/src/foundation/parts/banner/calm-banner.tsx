import type { ComponentProps, ReactNode } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'
import { Banner } from './banner.tsx'

/** The tones of messages that are no errors; few screens have them. */
registerStyles(`
& .st-banner[data-tone=warning]{--st-tone:var(--st-warning)}
& .st-banner[data-tone=success]{--st-tone:var(--st-success)}
`)

/** A warning, or what has succeeded. */
export function CalmBanner(
  props: ComponentProps<typeof Banner> & { tone: 'warning' | 'success' },
): ReactNode {
  return <Banner {...props} />
}
