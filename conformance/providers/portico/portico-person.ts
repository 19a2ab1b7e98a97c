/**
 * A person in front of our hosted pages. The pages run the widget; here its calls are made as it makes them, with
 * the session of somebody who signs in by e-mail.
 */
import { randomUUID } from 'node:crypto'
import { parseOAuthAuthorizeParams, parseOAuthLogoutParams } from '@portico/client'
import { identityProvider, sessions, users } from '@portico/contract'
import { otp } from '@portico/contract/methods/otp'
import type { World } from '@portico/testkit'
import type { CookieJar } from '../../browser/cookie-jar.ts'
import type { LoadedPage, Person, Step } from '../../browser/person.ts'

type Answer = (page: LoadedPage, cookies: CookieJar) => Promise<Step | null>

const sessionCookie = 'stytch_session'

interface PersonOptions {
  readonly issuer: string
  /** Lets a moment pass: who signs in does so after they were asked to. */
  readonly tick: () => void
  /** Whether they allow what is asked. */
  readonly isWilling: boolean
}

export function createPorticoPerson(
  { call, inbox }: World,
  { issuer, tick, isWilling }: PersonOptions,
): Person {
  const email = `person-${randomUUID()}@people.example`
  const { origin } = new URL(issuer)
  let session: string | null = null
  const as = () => ({ origin, ...(session && { session }) })

  const signIn: Answer = async ({ url, text }, cookies) => {
    const sent = await call(otp.emailLoginOrCreate, { email }, as())
    if (!sent.data) throw new Error(`No code was sent: ${sent.error?.error_type}`)
    const { method_id } = sent.data
    tick()
    const body = { token: await inbox.codeFor(email), method_id }
    const answer = await call(otp.authenticate, body, as())
    if (!answer.data) throw new Error(`Nobody could sign in: ${answer.error?.error_type}`)
    session = answer.data.session_token
    cookies.keep(url, `${sessionCookie}=${session}; path=/`)
    tick()
    await call(users.update, { name: { first_name: 'Robin', last_name: 'Example' } }, as())
    return { prompts: ['login'], seen: text, url: url.href }
  }

  const authorize: Answer = async ({ url, text }) => {
    const { scope: _, ...request } = parseOAuthAuthorizeParams(url.searchParams).result
    const { data: started, error } = await call(identityProvider.authorizeStart, request, as())
    if (!started) throw new Error(`The request could not be shown: ${error?.error_type}`)
    const isAsked = started.consent_required
    const decided = await call(
      identityProvider.authorizeSubmit,
      { ...request, consent_granted: isAsked && isWilling },
      as(),
    )
    if (!decided.data) throw new Error(`No decision was taken: ${decided.error?.error_type}`)
    const seen = `${text}\n${JSON.stringify(started.client)}`
    return { prompts: isAsked ? ['consent'] : [], seen, url: decided.data.redirect_uri }
  }

  const signOut: Answer = async ({ url }, cookies) => {
    await call(sessions.revoke, undefined, as())
    session = null
    cookies.keep(url, `${sessionCookie}=; path=/; max-age=0`)
    return null
  }

  const logOut: Answer = async (page, cookies) => {
    const { result } = parseOAuthLogoutParams(page.url.searchParams)
    const { data: started, error } = await call(identityProvider.logoutStart, result, as())
    if (!started) throw new Error(`The log-out could not be shown: ${error?.error_type}`)
    await signOut(page, cookies)
    const prompts = started.consent_required ? (['logout'] as const) : []
    return { prompts, seen: page.text, url: started.redirect_uri }
  }

  /** By what the page's script is told to do. */
  const answers: Readonly<Record<string, Answer>> = {
    'sign-in': signIn,
    ask: (page, cookies) =>
      page.url.searchParams.has('post_logout_redirect_uri')
        ? logOut(page, cookies)
        : authorize(page, cookies),
    'log-out': signOut,
  }

  return {
    async answer(page, cookies) {
      const step = /<body[^>]*\sdata-step="([^"]*)"/.exec(page.text)?.[1] ?? ''
      return (await answers[step]?.(page, cookies)) ?? null
    },
  }
}
