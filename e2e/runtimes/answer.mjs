import { createPortico } from '@portico/server'

/** A host's server in the form that every runtime with fetch has: it passes `/sdk` on, and says who sent any other request. */
export function createAnswer(env) {
  const portico = createPortico({
    baseUrl: env.PORTICO_URL,
    projectId: env.PORTICO_PROJECT_ID,
    secret: env.PORTICO_SECRET,
  })
  return async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/sdk/'))
      return portico.handler(request, { clientAddress: '198.51.100.7' })
    if (pathname === '/editors') {
      const found = await portico.require(request, { role: 'editor' })
      return found instanceof Response ? found : Response.json({})
    }
    if (pathname === '/count') return Response.json(await portico.users.search({ limit: 1 }))
    const { user, reason, headers } = await portico.authenticate(request)
    return Response.json({ email: user?.email ?? null, reason }, { headers })
  }
}
