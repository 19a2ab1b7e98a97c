import { useState } from 'react'
import { toWords } from '../call/act.ts'
import type { AppDetail } from '../call/replies.ts'
import { useAnswer } from '../call/use-answer.ts'
import { useLostSession } from '../call/use-lost-session.ts'
import { Problem } from '../parts/problem.tsx'
import { ReadingOnly } from '../parts/reading-only.tsx'
import type { PageProps } from '../shell/app.tsx'
import { words } from '../words/words.ts'
import { startTrial } from './trial.ts'

/** Says what a test does, and begins it; no link may begin one by itself. */
export function TrialPage({
  clientId,
  me,
  onSessionLost,
}: PageProps & { readonly clientId: string }) {
  const { reply, error, reload } = useAnswer<AppDetail>(`apps/${encodeURIComponent(clientId)}`)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  useLostSession(error, onSessionLost)
  const text = words().apps
  if (reply === null) {
    return error === null ? (
      <p className="loading" aria-busy="true" />
    ) : (
      <Problem title={text.oneUnread} error={error} onRetry={reload} />
    )
  }
  const name = reply.app.name || reply.app.client_id
  const start = () => {
    setBusy(true)
    setProblem(null)
    startTrial(clientId).catch((caught) => {
      setProblem(caught)
      setBusy(false)
    })
  }
  return (
    <>
      <header className="head">
        <h1>{text.testTitle(name)}</h1>
      </header>
      <ReadingOnly me={me} />
      <div className="one-app">
        {problem !== null && (
          <p className="banner" role="alert">
            {toWords(problem)}
          </p>
        )}
        <p>{text.testText(name)}</p>
        <p>
          <button
            type="button"
            className="primary"
            // the only thing that this page is for
            // biome-ignore lint/a11y/noAutofocus: the operator opened the page to press it
            autoFocus
            disabled={isBusy || me.operator.role !== 'act'}
            onClick={start}
          >
            {text.testStart}
          </button>
        </p>
      </div>
    </>
  )
}
