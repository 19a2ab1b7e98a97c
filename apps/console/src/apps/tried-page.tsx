import { useEffect, useState } from 'react'
import { Icon } from '../shell/icons.tsx'
import { toHref } from '../shell/route.ts'
import { words } from '../words/words.ts'
import { type Check, finishTrial, type Outcome, type TrialAnswer } from './trial.ts'

/** What came of the test of an app: each check, and what the app receives. */
export function TriedPage({ answer }: { readonly answer: TrialAnswer }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  useEffect(() => {
    void finishTrial(answer).then(setOutcome)
  }, [answer])
  const text = words().apps
  const { appId: clientId } = answer.kept
  return (
    <>
      <header className="head">
        <h1>{text.tested}</h1>
        <div className="acts">
          <a className="button" href={toHref({ page: 'trial', clientId })}>
            {text.again}
          </a>
          <a className="button" href={toHref({ page: 'app', clientId })}>
            {text.backToApp}
          </a>
        </div>
      </header>
      <div className="one-app" role="status">
        {outcome === null ? (
          <p className="note">{text.testing}</p>
        ) : (
          <>
            <ul className="panel checks">
              {outcome.checks.map((check) => (
                <li key={check.name} data-right={check.isRight}>
                  <Icon name={check.isRight ? 'done' : 'wrong'} />
                  <div>
                    {toTitle(check)}
                    {toNote(check) !== '' && <span className="note">{toNote(check)}</span>}
                  </div>
                </li>
              ))}
            </ul>
            {outcome.claims && (
              <>
                <h2>{text.receives}</h2>
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
                <section className="scrolled" tabIndex={0} aria-label={text.received}>
                  <pre>{JSON.stringify(outcome.claims, null, 2)}</pre>
                </section>
              </>
            )}
          </>
        )}
      </div>
    </>
  )
}

function toTitle({ name, isRight, text, ms = 0 }: Check): string {
  const { checks } = words().apps
  switch (name) {
    case 'code':
      return isRight ? checks.codeCame : checks.refused
    case 'issuer':
      return isRight ? checks.issuerRight : checks.issuerWrong
    case 'exchange':
      return isRight ? checks.exchanged(ms) : checks.notExchanged
    case 'token':
      return isRight ? checks.tokenRight : checks.tokenWrong
    case 'scopes':
      return isRight ? checks.allScopes : checks.fewerScopes(text)
  }
}

/** What came instead, or what to do. */
function toNote({ name, isRight, text }: Check): string {
  if (isRight) return ''
  return name === 'scopes' ? words().apps.checks.fewerScopesText : text
}
