/** The OpenID provider that a development service contains. */
export const exampleProvider = {
  id: 'example',
  path: '/dev/example-provider',
  clientId: 'portico-development',
} as const
