import { type FormEvent, useState } from 'react'
import { act, toWords } from '../call/act.ts'
import { call } from '../call/call.ts'
import type { ClientApp } from '../call/replies.ts'
import { Dialog } from '../parts/dialog.tsx'
import { SecretDialog } from '../parts/secret-dialog.tsx'
import { open } from '../shell/route.ts'
import { words } from '../words/words.ts'
import { AppFields, type AppValues, toUrls } from './app-fields.tsx'

const kinds = ['secret', 'page', 'device'] as const

/** What a new app asks for, if nobody chooses. */
const usual = ['openid', 'profile', 'email']

/** Asks what a new app is, and shows its secret once. */
export function AddAppDialog({
  knownScopes,
  onClose,
}: {
  readonly knownScopes: readonly string[]
  onClose(): void
}) {
  const [kind, setKind] = useState<(typeof kinds)[number]>('secret')
  const [isFirstParty, setFirstParty] = useState(false)
  const [values, setValues] = useState<AppValues>({
    name: '',
    redirects: '',
    logouts: '',
    scopes: usual.filter((scope) => knownScopes.includes(scope)),
  })
  const [error, setError] = useState<unknown>(null)
  const [made, setMade] = useState<{ readonly app: ClientApp; readonly secret: string } | null>(
    null,
  )
  const text = words().apps
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setError(null)
    const body = {
      name: values.name,
      proof: kind === 'secret' ? 'secret' : 'none',
      platform: kind === 'device' ? 'native' : 'web',
      is_first_party: isFirstParty,
      redirect_uris: toUrls(values.redirects),
      post_logout_redirect_uris: toUrls(values.logouts),
      scopes: values.scopes,
    }
    try {
      const { app, client_secret: secret } = await act(() =>
        call<{ app: ClientApp; client_secret: string | null }>('POST', 'apps', body),
      )
      if (secret === null) open({ page: 'app', clientId: app.client_id })
      else setMade({ app, secret })
    } catch (problem) {
      setError(problem)
    }
  }
  if (made !== null) {
    return (
      <SecretDialog
        title={text.copySecret}
        text={text.copySecretText}
        secret={made.secret}
        onClose={() => open({ page: 'app', clientId: made.app.client_id })}
      />
    )
  }
  const isReady = values.name.trim() !== '' && toUrls(values.redirects).length > 0
  return (
    <Dialog title={text.add} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)}>
        {error !== null && (
          <p className="banner" role="alert">
            {toWords(error)}
          </p>
        )}
        <AppFields values={values} knownScopes={knownScopes} onChange={setValues}>
          <fieldset>
            <legend>{text.kind}</legend>
            {kinds.map((one) => (
              <label key={one} className="choice">
                <input
                  type="radio"
                  name="kind"
                  checked={kind === one}
                  onChange={() => setKind(one)}
                />
                <span>
                  {text.kinds[one]}
                  <span className="note">{text.kinds[`${one}Text`]}</span>
                </span>
              </label>
            ))}
          </fieldset>
        </AppFields>
        <label className="choice">
          <input
            type="checkbox"
            checked={isFirstParty}
            onChange={(event) => setFirstParty(event.currentTarget.checked)}
          />
          <span>
            {text.firstParty}
            <span className="note">{text.firstPartyNote}</span>
          </span>
        </label>
        <p className="buttons">
          <button type="button" onClick={onClose}>
            {words().acts.cancel}
          </button>
          <button type="submit" className="primary" disabled={!isReady}>
            {text.addButton}
          </button>
        </p>
      </form>
    </Dialog>
  )
}
