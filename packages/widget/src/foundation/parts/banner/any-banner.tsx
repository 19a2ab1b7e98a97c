import type { ComponentProps, ReactNode } from 'react'
import { Banner } from './banner.tsx'
import { CalmBanner } from './calm-banner.tsx'

/** A banner of any tone, for pages outside of the widget that use its components. */
export function AnyBanner(props: ComponentProps<typeof Banner>): ReactNode {
  const { tone } = props
  return tone === 'error' ? <Banner {...props} /> : <CalmBanner {...props} tone={tone} />
}
