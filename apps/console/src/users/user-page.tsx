import { useRef, useState } from 'react'
import { exportLog } from '../audit/export-log.ts'
import type { Timeline, UserDetail } from '../call/replies.ts'
import { useAnswer } from '../call/use-answer.ts'
import { useLostSession } from '../call/use-lost-session.ts'
import { useNewRows } from '../call/use-new-rows.ts'
import { toStop } from '../messages/to-stop.ts'
import { Spans } from '../parts/choice.tsx'
import { Problem } from '../parts/problem.tsx'
import { ReadingOnly } from '../parts/reading-only.tsx'
import { toInitials } from '../parts/to-initials.ts'
import { useLetters } from '../parts/use-letters.ts'
import type { PageProps } from '../shell/app.tsx'
import { Icon } from '../shell/icons.tsx'
import { open, toHref } from '../shell/route.ts'
import { words } from '../words/words.ts'
import { type Act, ActDialog } from './act-dialog.tsx'
import { Facts } from './facts.tsx'
import { MoreActs } from './more-acts.tsx'
import { TimelineList } from './timeline-list.tsx'
import { toActs } from './to-acts.ts'
import { toRows } from './to-rows.ts'
import { State } from './users-page.tsx'

/** One user: who they are, what happened, and what an operator can do. */
export function UserPage({ userId, me, onSessionLost }: PageProps & { readonly userId: string }) {
  const path = `users/${encodeURIComponent(userId)}`
  const user = useAnswer<UserDetail>(path)
  const timeline = useAnswer<Timeline>(`${path}/timeline`)
  const [act, setAct] = useState<Act | null>(null)
  const [said, setSaid] = useState('')
  // on a narrow page one part is shown at a time
  const [tab, setTab] = useState<'happened' | 'account'>('happened')
  useLostSession(user.error ?? timeline.error, onSessionLost)
  const keys = useRef<Readonly<Record<string, () => void>>>({})
  useLetters(keys)
  const { fresh } = useNewRows({
    path: `${path}/timeline`,
    live: `${path}/timeline/live`,
    shown: timeline.reply,
    toIds: toEntryIds,
    onSessionLost,
  })
  if (user.reply === null) {
    return user.error === null ? (
      <p className="loading" aria-busy="true" />
    ) : (
      <Problem title={words().user.unread} error={user.error} onRetry={user.reload} />
    )
  }
  const { reply } = user
  const name = reply.name || reply.address || reply.user_id
  const acts = toActs(path, name, reply)
  const mayAct = me.operator.role === 'act'
  const isBlocked = reply.state === 'blocked'
  keys.current = {
    Escape: () => open({ page: 'users' }),
    ...(mayAct && toDigits(reply, acts, setAct)),
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
    setSaid(act ? words().acts.done(act.button) : '')
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
      <div className="tabs">
        <Spans
          label={words().user.parts}
          value={tab}
          choices={[
            ['happened', words().user.happened],
            ['account', words().user.account],
          ]}
          onChoose={setTab}
        />
      </div>
      <div className="one-user" data-tab={tab}>
        <section className="account" aria-label={words().user.account}>
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
            onChangeStep={() => setAct(acts.changeSecondStep)}
            onRemove={(factor) => setAct(acts.removeFactor(factor))}
            onStop={(to, isStopped) =>
              setAct(toStop({ to, user_id: reply.user_id, is_stopped: isStopped }))
            }
          />
        </section>
        <section className="happened" aria-label={words().user.happened}>
          <div className="section-head">
            <h2>{words().user.happened}</h2>
            <a href={toHref({ page: 'audit', userId: reply.user_id })}>{words().user.inLog}</a>
          </div>
          {timeline.error !== null && timeline.reply === null ? (
            <Problem
              title={words().user.happenedUnread}
              error={timeline.error}
              onRetry={timeline.reload}
            />
          ) : (
            <>
              {fresh > 0 && (
                <button type="button" onClick={timeline.reload}>
                  {words().user.fresh(fresh)}
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

const toEntryIds = ({ entries }: Timeline) => entries.map(({ audit_id: id }) => id)

/** The digits of the rows that `Facts` numbers: each opens the act of its row. */
const toDigits = (user: UserDetail, acts: ReturnType<typeof toActs>, onAct: (act: Act) => void) =>
  Object.fromEntries(
    toRows(user).map((row, i) => [
      String(i + 1),
      () => onAct(row.kind === 'session' ? acts.endSession(row.of) : acts.removeFactor(row.of)),
    ]),
  )

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
  const texts = words().userActs
  return (
    <header className="head">
      <h1>
        <a className="back" href={toHref({ page: 'users' })} aria-label={words().users.title}>
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
          {words().user.sendALink}
        </button>
        <button
          type="button"
          disabled={!mayAct || user.sessions.length === 0}
          onClick={() => onAct(acts.endSessions)}
        >
          {texts.endSessions}
        </button>
        {user.state === 'blocked' ? (
          <button type="button" disabled={!mayAct} onClick={() => onAct(acts.unblock)}>
            {texts.unblock}
          </button>
        ) : (
          <button type="button" disabled={!mayAct} onClick={() => onAct(acts.block)}>
            {texts.block}
          </button>
        )}
        <MoreActs
          mayAct={mayAct}
          acts={[
            [texts.changeRoles, user.known_roles.length > 0 ? acts.changeRoles : null],
            [texts.changeMetadata, acts.changeMetadata],
            [texts.startARecovery, user.state === 'blocked' ? null : acts.startRecovery],
            [texts.signInAs(name), user.state === 'blocked' ? null : acts.impersonate],
            [texts.downloadData, acts.exportUser],
            [texts.delete, acts.deleteUser],
          ]}
          onAct={onAct}
        />
      </div>
    </header>
  )
}
