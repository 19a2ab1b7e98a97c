import type { ComponentProps, ReactNode } from 'react'
import { Banner } from './banner.tsx'
import { CalmBanner } from './calm-banner.tsx'

/** A banner of any tone, for pages that are built of the parts. */
export function AnyBanner(props: ComponentProps<typeof Banner>): ReactNode {
  const { tone } = props
  return tone === 'error' ? <Banner {...props} /> : <CalmBanner {...props} tone={tone} />
}
