import { useRef, useState } from 'react'
import { exportLog } from '../audit/export-log.ts'
import type { Timeline, UserDetail } from '../call/replies.ts'
import { useAnswer } from '../call/use-answer.ts'
import { useLostSession } from '../call/use-lost-session.ts'
import { toStop } from '../messages/to-stop.ts'
import { Problem } from '../parts/problem.tsx'
import { ReadingOnly } from '../parts/reading-only.tsx'
import { toInitials } from '../parts/to-initials.ts'
import { useLetters } from '../parts/use-letters.ts'
import type { PageProps } from '../shell/app.tsx'
import { Icon } from '../shell/icons.tsx'
import { open, toHref } from '../shell/route.ts'
import { type Act, ActDialog } from './act-dialog.tsx'
import { Facts } from './facts.tsx'
import { MoreActs } from './more-acts.tsx'
import { TimelineList } from './timeline-list.tsx'
import { toActs } from './to-acts.ts'
import { useNewEntries } from './use-new-entries.ts'
import { State } from './users-page.tsx'

/** One user: who they are, what happened, and what an operator can do. */
export function UserPage({ userId, me, onSessionLost }: PageProps & { readonly userId: string }) {
  const path = `users/${encodeURIComponent(userId)}`
  const user = useAnswer<UserDetail>(path)
  const timeline = useAnswer<Timeline>(`${path}/timeline`)
  const [act, setAct] = useState<Act | null>(null)
  const [said, setSaid] = useState('')
  useLostSession(user.error ?? timeline.error, onSessionLost)
  const keys = useRef<Readonly<Record<string, () => void>>>({})
  useLetters(keys)
  const count = useNewEntries(`${path}/timeline`, timeline.reply)
  if (user.reply === null) {
    return user.error === null ? (
      <p className="loading" aria-busy="true" />
    ) : (
      <Problem title="This user could not be read" error={user.error} onRetry={user.reload} />
    )
  }
  const { reply } = user
  const name = reply.name || reply.address || reply.user_id
  const acts = toActs(path, name, reply)
  const mayAct = me.operator.role === 'act'
  const isBlocked = reply.state === 'blocked'
  keys.current = {
    Escape: () => open({ page: 'users' }),
    x: () => void exportLog({ user_id: reply.user_id }).then(timeline.reload, () => {}),
    c: () => void navigator.clipboard.writeText(reply.user_id),
    ...(mayAct && {
      b: () => setAct(isBlocked ? acts.unblock : acts.block),
      e: () => setAct(acts.endSessions),
      d: () => setAct(acts.deleteUser),
      ...(!isBlocked && reply.emails.length > 0 && { l: () => setAct(acts.sendLink) }),
      ...(reply.known_roles.length > 0 && { r: () => setAct(acts.changeRoles) }),
    }),
  }
  const done = () => {
    setSaid(act ? `${act.button}: done.` : '')
    setAct(null)
    if (act?.endsUser) return open({ page: 'users' })
    user.reload()
    timeline.reload()
  }
  return (
    <>
      <Head name={name} user={reply} acts={acts} mayAct={mayAct} onAct={setAct} />
      <ReadingOnly me={me} />
      <p className="hidden" role="status">
        {said}
      </p>
      <div className="one-user">
        <section aria-label="Account">
          <div className="who">
            <span className="avatar large" aria-hidden="true">
              {toInitials(name)}
            </span>
            <div>
              <strong>{name}</strong>
              <code className="note">{reply.user_id}</code>
            </div>
            <span className="note">
              <State user={reply} />
            </span>
          </div>
          <Facts
            user={reply}
            mayAct={mayAct}
            onEnd={(session) => setAct(acts.endSession(session))}
            onRemove={(factor) => setAct(acts.removeFactor(factor))}
            onStop={(to, isStopped) =>
              setAct(toStop({ to, user_id: reply.user_id, is_stopped: isStopped }))
            }
          />
        </section>
        <section aria-label="What happened">
          <div className="section-head">
            <h2>What happened</h2>
            <a href={toHref({ page: 'audit', userId: reply.user_id })}>In the audit log</a>
          </div>
          {timeline.error !== null && timeline.reply === null ? (
            <Problem
              title="What happened could not be read"
              error={timeline.error}
              onRetry={timeline.reload}
            />
          ) : (
            <>
              {count > 0 && (
                <button type="button" onClick={timeline.reload}>
                  {count} new
                </button>
              )}
              <TimelineList first={timeline.reply} path={`${path}/timeline`} />
            </>
          )}
        </section>
      </div>
      {act && <ActDialog act={act} onDone={done} onClose={() => setAct(null)} />}
    </>
  )
}

/** The name of the user, and what an operator can do about them. */
function Head({
  name,
  user,
  acts,
  mayAct,
  onAct,
}: {
  readonly name: string
  readonly user: UserDetail
  readonly acts: ReturnType<typeof toActs>
  readonly mayAct: boolean
  onAct(act: Act): void
}) {
  return (
    <header className="head">
      <h1>
        <a className="back" href={toHref({ page: 'users' })} aria-label="Users">
          <Icon name="back" />
        </a>
        {name}
      </h1>
      <div className="acts">
        <button
          type="button"
          disabled={!mayAct || user.emails.length === 0 || user.state === 'blocked'}
          onClick={() => onAct(acts.sendLink)}
        >
          Send a link
        </button>
        <button
          type="button"
          disabled={!mayAct || user.sessions.length === 0}
          onClick={() => onAct(acts.endSessions)}
        >
          End sessions
        </button>
        {user.state === 'blocked' ? (
          <button type="button" disabled={!mayAct} onClick={() => onAct(acts.unblock)}>
            Unblock
          </button>
        ) : (
          <button type="button" disabled={!mayAct} onClick={() => onAct(acts.block)}>
            Block
          </button>
        )}
        <MoreActs
          mayAct={mayAct}
          acts={[
            ['Change roles', user.known_roles.length > 0 ? acts.changeRoles : null],
            ['Change metadata', acts.changeMetadata],
            ['Start a recovery', user.state === 'blocked' ? null : acts.startRecovery],
            [`Sign in as ${name}`, user.state === 'blocked' ? null : acts.impersonate],
            ['Download the data', acts.exportUser],
            ['Delete', acts.deleteUser],
          ]}
          onAct={onAct}
        />
      </div>
    </header>
  )
}
