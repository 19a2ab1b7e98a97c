import type { ServerApi } from '../api/operations.ts'
import type { CallService } from '../foundation/call-service.ts'
import type { Settings } from '../foundation/options.ts'

/** What the session cookies of a project look like, beside their names. */
export interface CookieForm {
  readonly httpOnly: boolean
  readonly domain: string | undefined
}

type WhoAmI = Awaited<ReturnType<ServerApi['project']['whoami']>>

/** How long the project's settings are used without being asked for again; milliseconds. */
const keptForMs = 600_000

/**
 * Creates the function that says in which form this server writes the session cookies: as the service does. A cookie that no script
 * could read must not become one that scripts can read. The options win over the settings of the project.
 */
export function createReadCookieForm(
  { cookies, now }: Pick<Settings, 'cookies' | 'now'>,
  callService: CallService,
): () => Promise<CookieForm> {
  let asked: { readonly form: Promise<CookieForm>; readonly until: number } | undefined

  async function ask(): Promise<CookieForm> {
    const answer = await callService({ method: 'GET', path: '/v1/debug/whoami' })
    // a service of an older version does not say it
    const { session_cookies } = answer as Partial<WhoAmI> // as the service's contract has it
    return {
      httpOnly: cookies.httpOnly ?? session_cookies?.http_only ?? false,
      domain: cookies.domain ?? session_cookies?.domain ?? undefined,
    }
  }

  return () => {
    if (cookies.httpOnly !== undefined)
      return Promise.resolve({ httpOnly: cookies.httpOnly, domain: cookies.domain })
    if (asked && asked.until > now()) return asked.form
    const form = ask()
    asked = { form, until: now() + keptForMs }
    form.catch(() => {
      asked = undefined
    })
    return form
  }
}
