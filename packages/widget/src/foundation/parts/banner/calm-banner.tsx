import type { ComponentProps, ReactNode } from 'react'
import { registerStyles } from '../../styles/style-sheet.ts'
import { Banner } from './banner.tsx'

/**
 * The styles of banners that are not errors. They are in this module and not in `banner.tsx`, because few screens show
 * them.
 */
registerStyles(`
& .st-banner[data-tone=warning]{--st-tone:var(--st-warning)}
& .st-banner[data-tone=success]{--st-tone:var(--st-success)}
`)

/** Shows a warning or a success in a banner. */
export function CalmBanner(
  props: ComponentProps<typeof Banner> & { tone: 'warning' | 'success' },
): ReactNode {
  return <Banner {...props} />
}
