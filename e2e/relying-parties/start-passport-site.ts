import passport, { type Strategy } from 'passport'
import { redirect, type Site, type SiteVisit, sendFailure, startSite } from './create-site.ts'

type Handle = (request: object, response: object, next: (error?: unknown) => void) => void

/** Starts a host app that signs in with a strategy of passport, as its documentation shows. */
export const startPassportSite = (
  toStrategy: (url: string) => Promise<Strategy> | Strategy,
): Promise<Site> =>
  startSite(async (url) => {
    const own = new passport.Passport()
    own.use('portico', await toStrategy(url))
    own.serializeUser((user, done) => done(null, user))
    const authenticate: Handle = own.authenticate('portico', {
      successRedirect: '/',
      failureRedirect: '/refused',
    })
    const call = (visit: SiteVisit) => {
      const { request, response } = visit
      const search = Object.fromEntries(visit.url.searchParams)
      const { host, pathname } = visit.url
      // What express adds to a request and a response.
      Object.assign(response, { redirect: (to: string) => redirect(response, to) })
      Object.assign(request, {
        query: search,
        protocol: 'http',
        host,
        originalUrl: `${pathname}${visit.url.search}`,
        session: toPassportSession(visit),
      })
      const next = (error?: unknown) => sendFailure(response, error ?? 'Not answered')
      authenticate(request, response, next)
    }
    return {
      routes: {
        'GET /login': call,
        'GET /callback': call,
        'GET /refused': ({ response }) => sendFailure(response, 'The sign-in was refused.'),
      },
      signInPath: '/login',
      findEmail({ session }) {
        const kept: unknown = session.passport
        const user: unknown = kept instanceof Object && Reflect.get(kept, 'user')
        const email: unknown = user instanceof Object && Reflect.get(user, 'email')
        return typeof email === 'string' ? email : undefined
      },
    }
  })

/** The session with what express-session adds to one. */
function toPassportSession({ session }: SiteVisit): object {
  const tell = (done: (error?: unknown) => void) => done()
  for (const [name, value] of Object.entries({ save: tell, regenerate: toRegenerate(session) })) {
    Object.defineProperty(session, name, { value, configurable: true, enumerable: false })
  }
  return session
}

/** A regenerated session has nothing of the one before. */
const toRegenerate = (session: Record<string, unknown>) => (done: (error?: unknown) => void) => {
  for (const name of Object.keys(session)) delete session[name]
  done()
}
