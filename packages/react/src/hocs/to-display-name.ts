/** How a wrapped component calls itself in React's tools, as `withStytch(Page)`. */
export const toDisplayName = (
  wrapper: string,
  { displayName, name }: { displayName?: string | undefined; name: string },
) => `${wrapper}(${displayName || name || 'Component'})`
