import type { UserDetail, UserSession } from '../call/replies.ts'
import { Moment, toDay } from '../parts/moment.tsx'
import type { RemovableFactor } from './to-acts.ts'

/** The addresses, factors, sessions and apps of a user. */
export function Facts({
  user,
  mayAct,
  onEnd,
  onRemove,
  onStop,
}: {
  readonly user: UserDetail
  readonly mayAct: boolean
  onEnd(session: UserSession): void
  onRemove(factor: RemovableFactor): void
  onStop(address: string, isStopped: boolean): void
}) {
  const isStopped = (address: string) => user.stopped_addresses.includes(address.toLowerCase())
  const remove = (factor: RemovableFactor, what: string) => (
    <button
      type="button"
      className="link"
      disabled={!mayAct}
      aria-label={`Remove ${what}`}
      onClick={() => onRemove(factor)}
    >
      Remove
    </button>
  )
  return (
    <>
      <h2>Ways to sign in</h2>
      <ul className="panel">
        {user.emails.map(
          ({ email_id: id, email, is_verified: isVerified, is_primary: isPrimary }) => (
            <li key={id}>
              <div>
                <bdi>{email}</bdi>
                <span className="note">
                  {[isPrimary ? 'Primary' : '', isVerified ? 'verified' : 'not verified']
                    .filter(Boolean)
                    .join(', ')}
                  {isStopped(email) && ', messages are stopped'}
                </span>
              </div>
              <button
                type="button"
                className="link"
                disabled={!mayAct}
                aria-label={`${isStopped(email) ? 'Allow' : 'Stop'} mail to ${email}`}
                onClick={() => onStop(email, isStopped(email))}
              >
                {isStopped(email) ? 'Allow mail' : 'Stop mail'}
              </button>
              {remove({ kind: 'email', id, title: 'e-mail address' }, email)}
            </li>
          ),
        )}
        {user.factors.map((factor) => (
          <li key={`${factor.kind} ${factor.id}`}>
            <div>
              <span className="capital">{factor.title}</span>
              {factor.text !== '' && <span className="note">{factor.text}</span>}
            </div>
            {remove(factor, `${factor.title} ${factor.text}`)}
          </li>
        ))}
        {user.emails.length + user.factors.length === 0 && <li className="note">None</li>}
      </ul>
      <h2>Sessions</h2>
      <ul className="panel">
        {user.sessions.map((session) => (
          <li key={session.session_id}>
            <div>
              <span>{session.browser || 'Unknown device'}</span>
              <span className="note">
                {session.ip_address}, active <Moment at={session.last_accessed_at} />
              </span>
            </div>
            <button
              type="button"
              className="link"
              disabled={!mayAct}
              aria-label={`End the session in ${session.browser || 'an unknown device'}`}
              onClick={() => onEnd(session)}
            >
              End
            </button>
          </li>
        ))}
        {user.sessions.length === 0 && <li className="note">Signed in nowhere</li>}
      </ul>
      {user.apps.length > 0 && (
        <>
          <h2>Apps</h2>
          <ul className="panel">
            {user.apps.map(({ client_id: id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </>
      )}
      <p className="note">
        Signed up {toDay(user.created_at)}
        {user.external_id === null ? '' : `, your id ${user.external_id}`}
      </p>
    </>
  )
}
