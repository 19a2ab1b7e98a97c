/** Who is signed in: the server finds out, and the page gets to know it with its HTML. */
export const useVisitor = () =>
  useState('visitor', () => {
    const { user, reason } = useRequestEvent()?.context.portico ?? {}
    if (reason === 'unavailable')
      throw createError({ status: 503, message: 'Please try again in a moment.' })
    return {
      email: user?.email ?? null,
      roles: user?.roles ?? [],
      service: process.env.PORTICO_URL ?? '',
      publicToken: process.env.PORTICO_PUBLIC_TOKEN ?? '',
    }
  })
