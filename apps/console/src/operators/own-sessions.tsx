import { useState } from 'react'
import { toWords } from '../call/act.ts'
import { call } from '../call/call.ts'
import type { OwnSessions as Reply } from '../call/replies.ts'
import { useAnswer } from '../call/use-answer.ts'
import { useLostSession } from '../call/use-lost-session.ts'
import { Moment } from '../parts/moment.tsx'
import { Problem } from '../parts/problem.tsx'
import { words } from '../words/words.ts'

/** Where the operator is signed in to the console; every other place can be signed out. */
export function OwnSessions({ onSessionLost }: { onSessionLost(): void }) {
  const { reply, error, isLoading, reload } = useAnswer<Reply>('sessions')
  const [problem, setProblem] = useState<unknown>(null)
  useLostSession(error, onSessionLost)
  const end = async (path: string) => {
    setProblem(null)
    await call('DELETE', path).catch(setProblem)
    reload()
  }
  const names = words().operators
  if (reply === null) {
    return error === null ? null : (
      <Problem title={names.ownUnread} error={error} onRetry={reload} />
    )
  }
  const hasOthers = reply.sessions.length > 1
  return (
    <section className="own-sessions" aria-label={names.ownSessions}>
      <div className="section-head">
        <h2>{names.ownSessions}</h2>
        {hasOthers && (
          <button type="button" onClick={() => void end('sessions')}>
            {names.endOthers}
          </button>
        )}
      </div>
      {problem !== null && (
        <p className="banner" role="alert">
          {toWords(problem)}
        </p>
      )}
      <ul className="panel" aria-busy={isLoading}>
        {reply.sessions.map(({ session_id: id, browser, ip_address: address, ...session }) => (
          <li key={id}>
            <div>
              <span>{browser || names.unknownBrowser}</span>
              <span className="note">
                {names.since(address)} <Moment at={session.started_at} />
              </span>
            </div>
            {session.is_current ? (
              <span className="note">{names.thisOne}</span>
            ) : (
              <button
                type="button"
                className="link"
                aria-label={names.endIn(browser || names.anUnknownBrowser)}
                onClick={() => void end(`sessions/${encodeURIComponent(id)}`)}
              >
                {names.end}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
