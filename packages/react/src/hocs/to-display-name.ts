/** Returns the name of a wrapped component in React's developer tools, such as `withStytch(Page)`. */
export const toDisplayName = (
  wrapper: string,
  { displayName, name }: { displayName?: string | undefined; name: string },
) => `${wrapper}(${displayName || name || 'Component'})`
