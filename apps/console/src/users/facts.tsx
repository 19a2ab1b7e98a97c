import type { UserDetail, UserSession } from '../call/replies.ts'
import { Moment, toDay } from '../parts/moment.tsx'
import { words } from '../words/words.ts'
import type { RemovableFactor } from './to-acts.ts'

/** The addresses, factors, sessions and apps of a user. */
export function Facts({
  user,
  mayAct,
  onEnd,
  onRemove,
  onChangeStep,
  onStop,
}: {
  readonly user: UserDetail
  readonly mayAct: boolean
  onEnd(session: UserSession): void
  onRemove(factor: RemovableFactor): void
  onChangeStep(): void
  onStop(address: string, isStopped: boolean): void
}) {
  const names = words().user
  const isStopped = (address: string) => user.stopped_addresses.includes(address.toLowerCase())
  const remove = (factor: RemovableFactor, what: string) => (
    <button
      type="button"
      className="link"
      disabled={!mayAct}
      aria-label={names.removeWhat(what)}
      onClick={() => onRemove(factor)}
    >
      {names.remove}
    </button>
  )
  return (
    <>
      <h2>{names.ways}</h2>
      <ul className="panel">
        {user.emails.map(
          ({ email_id: id, email, is_verified: isVerified, is_primary: isPrimary }, i) => (
            <li key={id}>
              <Digit at={i} />
              <div>
                <bdi>{email}</bdi>
                <span className="note">
                  {[isPrimary ? names.primary : '', isVerified ? names.verified : names.notVerified]
                    .filter(Boolean)
                    .join(', ')}
                  {isStopped(email) && `, ${names.stopped}`}
                </span>
              </div>
              <span className="row-acts">
                <button
                  type="button"
                  className="link"
                  disabled={!mayAct}
                  aria-label={isStopped(email) ? names.allowMailTo(email) : names.stopMailTo(email)}
                  onClick={() => onStop(email, isStopped(email))}
                >
                  {isStopped(email) ? names.allowMail : names.stopMail}
                </button>
                {remove({ kind: 'email', id, title: names.email }, email)}
              </span>
            </li>
          ),
        )}
        {user.factors.map((factor, i) => (
          <li key={`${factor.kind} ${factor.id}`}>
            <Digit at={user.emails.length + i} />
            <div>
              <span className="capital">{factor.title}</span>
              {factor.text !== '' && <span className="note">{factor.text}</span>}
            </div>
            {remove(factor, `${factor.title} ${factor.text}`)}
          </li>
        ))}
        {user.emails.length + user.factors.length === 0 && <li className="note">{names.none}</li>}
        <SecondStep user={user} mayAct={mayAct} onChange={onChangeStep} />
      </ul>
      <Sessions user={user} mayAct={mayAct} onEnd={onEnd} />
      {user.apps.length > 0 && (
        <>
          <h2>{names.apps}</h2>
          <ul className="panel">
            {user.apps.map(({ client_id: id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </>
      )}
      <p className="note">
        {names.signedUp(toDay(user.created_at))}
        {user.external_id === null ? '' : `, ${names.yourId(user.external_id)}`}
      </p>
    </>
  )
}

/** What is asked of the user at sign-in. */
function SecondStep(props: { user: UserDetail; mayAct: boolean; onChange: () => void }) {
  const { user, mayAct, onChange } = props
  const names = words().user
  return (
    <li>
      <div>
        <span>{names.step}</span>
        <span className="note">
          {user.second_step === 'project'
            ? names.stepOfProject(names.steps[user.project_second_step])
            : names.stepOfUser(names.steps[user.second_step])}
        </span>
      </div>
      <button
        type="button"
        className="link"
        disabled={!mayAct}
        aria-label={names.changeStep}
        onClick={onChange}
      >
        {names.change}
      </button>
    </li>
  )
}

/** Where the user is signed in. */
function Sessions(props: {
  user: UserDetail
  mayAct: boolean
  onEnd: (session: UserSession) => void
}) {
  const { user, mayAct, onEnd } = props
  const names = words().user
  return (
    <>
      <h2>{names.sessions}</h2>
      <ul className="panel">
        {user.sessions.map((session, i) => (
          <li key={session.session_id}>
            <Digit at={user.emails.length + user.factors.length + i} />
            <div>
              <span>{session.browser || names.unknownDevice}</span>
              <span className="note">
                {names.active(session.ip_address)} <Moment at={session.last_accessed_at} />
              </span>
            </div>
            <button
              type="button"
              className="link"
              disabled={!mayAct}
              aria-label={names.endIn(session.browser || names.anUnknownDevice)}
              onClick={() => onEnd(session)}
            >
              {names.end}
            </button>
          </li>
        ))}
        {user.sessions.length === 0 && <li className="note">{names.nowhere}</li>}
      </ul>
    </>
  )
}

/** The digit that acts on a row; more rows than digits have none. */
const Digit = ({ at }: { readonly at: number }) =>
  at < 9 ? <kbd className="digit">{at + 1}</kbd> : null
