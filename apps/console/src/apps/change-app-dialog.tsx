import { type FormEvent, useState } from 'react'
import { act, toWords } from '../call/act.ts'
import { call } from '../call/call.ts'
import type { ClientApp } from '../call/replies.ts'
import { Dialog } from '../parts/dialog.tsx'
import { words } from '../words/words.ts'
import { AppFields, type AppValues, toUrls } from './app-fields.tsx'

/** Changes what an app is called, where it leads back to, and what it may request. */
export function ChangeAppDialog({
  app,
  knownScopes,
  onDone,
  onClose,
}: {
  readonly app: ClientApp
  readonly knownScopes: readonly string[]
  onDone(): void
  onClose(): void
}) {
  const [values, setValues] = useState<AppValues>({
    name: app.name,
    redirects: app.redirect_uris.join('\n'),
    logouts: app.post_logout_redirect_uris.join('\n'),
    scopes: app.scopes ?? [],
  })
  const [error, setError] = useState<unknown>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setError(null)
    const body = {
      name: values.name,
      redirect_uris: toUrls(values.redirects),
      post_logout_redirect_uris: toUrls(values.logouts),
      scopes: values.scopes,
    }
    try {
      await act(() => call('POST', `apps/${encodeURIComponent(app.client_id)}/change`, body))
      onDone()
    } catch (problem) {
      setError(problem)
    }
  }
  const text = words().apps
  return (
    <Dialog title={text.changeTitle(app.name)} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)}>
        {error !== null && (
          <p className="banner" role="alert">
            {toWords(error)}
          </p>
        )}
        <AppFields values={values} knownScopes={knownScopes} onChange={setValues} />
        <p className="buttons">
          <button type="button" onClick={onClose}>
            {words().acts.cancel}
          </button>
          <button type="submit" className="primary" disabled={values.name.trim() === ''}>
            {text.change}
          </button>
        </p>
      </form>
    </Dialog>
  )
}
