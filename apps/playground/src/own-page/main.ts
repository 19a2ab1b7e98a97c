/**
 * The snippet as a page of its own: what `to-snippet.ts` writes, done. It is a file, since a page of the service runs
 * no script in its text.
 */
import type { PorticoSignIn } from '@portico/widget'
import { applyPageTheme } from '../page/apply-page-theme.ts'
import { readSavedPage } from '../page/saved-state.ts'
import { loadPortico } from '../portico/portico.ts'
import { loadDevProject } from '../service/dev-project.ts'
import { toPageConfig } from '../snippet/to-page-config.ts'
import { toPresentationTheme, toScheme } from '../theme/theme-state.ts'

type SignInElement = InstanceType<typeof PorticoSignIn>

const problem = document.querySelector('#problem')

async function startPage(): Promise<void> {
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const saved = readSavedPage(localStorage, 'light')
  if (!saved) throw new Error('Open this page from the Snippet tab of the playground.')
  applyPageTheme(toScheme(saved.theme, system))

  const { publicToken } = await loadDevProject()
  const portico = await loadPortico(publicToken, showProblem)
  const { config, hasToken } = toPageConfig(saved.config)
  const options = {
    client: portico,
    config,
    styles: saved.styles,
    strings: saved.strings,
    presentation: { theme: toPresentationTheme(saved.theme) },
  } as unknown as Parameters<SignInElement['render']>[0] // a person may type anything: the widget checks it
  const signIn = document.querySelector('portico-sign-in') as SignInElement // the bundle has defined it
  signIn.render(options)

  const person = document.querySelector<HTMLElement>('#person')
  const show = () => {
    const user = portico.user.getSync()
    signIn.hidden = Boolean(user)
    if (!person) return
    person.hidden = !user
    const name = user?.emails[0]?.email ?? user?.phone_numbers[0]?.phone_number
    person.querySelector('b')?.replaceChildren(name ?? '')
  }
  portico.onStateChange(show)
  show()
  person?.querySelector('button')?.addEventListener('click', () => {
    portico.session.revoke().catch(showProblem)
  })

  if (hasToken) await portico.authenticateByUrl({ session_duration_minutes: 60 })
}

function showProblem(error: unknown): void {
  const fields = typeof error === 'object' && error !== null ? error : {}
  const message =
    'error_message' in fields ? fields.error_message : 'message' in fields ? fields.message : error
  problem?.replaceChildren(String(message))
}

startPage().catch(showProblem)
