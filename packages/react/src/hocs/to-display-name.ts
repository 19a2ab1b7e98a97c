import type { ComponentType } from 'react'

/** How a wrapped component calls itself in React's tools, as `withStytch(Page)`. */
export const toDisplayName = (wrapper: string, { displayName, name }: ComponentType<never>) =>
  `${wrapper}(${displayName || name || 'Component'})`
