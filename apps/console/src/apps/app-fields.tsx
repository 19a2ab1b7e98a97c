import type { ReactNode } from 'react'
import { words } from '../words/words.ts'

/** What of an app can be changed after it was added. */
export interface AppValues {
  readonly name: string
  /** One URL in each line, as all of them. */
  readonly redirects: string
  readonly logouts: string
  readonly scopes: readonly string[]
}

/** The URLs of a field with one in each line. */
export const toUrls = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The fields of an app. */
export function AppFields({
  values,
  knownScopes,
  onChange,
  children,
}: {
  readonly values: AppValues
  readonly knownScopes: readonly string[]
  onChange(values: AppValues): void
  /** Fields after the name. */
  readonly children?: ReactNode
}) {
  const text = words().apps
  return (
    <>
      <label htmlFor="app-name">{text.name}</label>
      <input
        id="app-name"
        required
        maxLength={100}
        autoComplete="off"
        aria-describedby="app-name-note"
        value={values.name}
        onChange={(event) => onChange({ ...values, name: event.currentTarget.value })}
      />
      <p id="app-name-note" className="note">
        {text.nameNote}
      </p>
      {children}
      <label htmlFor="app-redirects">{text.redirects}</label>
      <textarea
        id="app-redirects"
        className="code"
        required
        rows={2}
        spellCheck={false}
        aria-describedby="app-redirects-note"
        value={values.redirects}
        onChange={(event) => onChange({ ...values, redirects: event.currentTarget.value })}
      />
      <p id="app-redirects-note" className="note">
        {text.redirectsNote}
      </p>
      <label htmlFor="app-logouts">{text.logouts}</label>
      <textarea
        id="app-logouts"
        className="code"
        rows={1}
        spellCheck={false}
        value={values.logouts}
        onChange={(event) => onChange({ ...values, logouts: event.currentTarget.value })}
      />
      <fieldset className="columns">
        <legend>{text.scopes}</legend>
        {knownScopes.map((scope) => (
          <label key={scope} className="choice">
            <input
              type="checkbox"
              checked={values.scopes.includes(scope)}
              onChange={(event) =>
                onChange({
                  ...values,
                  scopes: event.currentTarget.checked
                    ? [...values.scopes, scope]
                    : values.scopes.filter((one) => one !== scope),
                })
              }
            />
            <code>{scope}</code>
          </label>
        ))}
      </fieldset>
    </>
  )
}
