import { type ReactNode, useRef, useState } from 'react'
import { call } from '../call/call.ts'
import type { AppDetail, ClientApp } from '../call/replies.ts'
import { useAnswer } from '../call/use-answer.ts'
import { useLostSession } from '../call/use-lost-session.ts'
import { Fact } from '../parts/facts.tsx'
import { toDay } from '../parts/moment.tsx'
import { Problem } from '../parts/problem.tsx'
import { ReadingOnly } from '../parts/reading-only.tsx'
import { SecretDialog } from '../parts/secret-dialog.tsx'
import { useLetters } from '../parts/use-letters.ts'
import type { PageProps } from '../shell/app.tsx'
import { Icon } from '../shell/icons.tsx'
import { open, toHref } from '../shell/route.ts'
import { type Act, ActDialog } from '../users/act-dialog.tsx'
import { words } from '../words/words.ts'
import { ChangeAppDialog } from './change-app-dialog.tsx'
import { toKind } from './to-kind.ts'

/** One client app: what it is, and what an operator can do with it. */
export function AppPage({
  clientId,
  me,
  onSessionLost,
}: PageProps & { readonly clientId: string }) {
  const path = `apps/${encodeURIComponent(clientId)}`
  const { reply, error, reload } = useAnswer<AppDetail>(path)
  const [act, setAct] = useState<Act | null>(null)
  const [isChanging, setChanging] = useState(false)
  const [secret, setSecret] = useState('')
  const [said, setSaid] = useState('')
  useLostSession(error, onSessionLost)
  const keys = useRef<Readonly<Record<string, () => void>>>({})
  useLetters(keys)
  const text = words().apps
  if (reply === null) {
    return error === null ? (
      <p className="loading" aria-busy="true" />
    ) : (
      <Problem title={text.oneUnread} error={error} onRetry={reload} />
    )
  }
  const { app } = reply
  const mayAct = me.operator.role === 'act'
  const isOwn = app.owner === 'operators'
  const acts = toActs(app, path, setSecret)
  const test = () => window.open(toHref({ page: 'trial', clientId }), '_blank', 'noopener')
  keys.current = {
    Escape: () => open({ page: 'apps', isAdding: false }),
    ...(mayAct && {
      ...(app.can_be_tried && { t: test }),
      ...(isOwn && { e: () => setChanging(true) }),
      ...(isOwn &&
        app.proof === 'secret' &&
        !app.has_old_secret && { n: () => setAct(acts.renew) }),
      ...(app.owner !== 'configuration' && { d: () => setAct(acts.remove) }),
    }),
  }
  const done = () => {
    setSaid(act ? words().acts.done(act.button) : '')
    setAct(null)
    if (act?.endsUser) return open({ page: 'apps', isAdding: false })
    reload()
  }
  return (
    <>
      <header className="head">
        <h1>
          <a
            className="back"
            href={toHref({ page: 'apps', isAdding: false })}
            aria-label={text.title}
          >
            <Icon name="back" />
          </a>
          <bdi>{app.name || app.client_id}</bdi>
        </h1>
        <div className="acts">
          <button type="button" disabled={!mayAct || !app.can_be_tried} onClick={test}>
            {text.test}
          </button>
          <button type="button" disabled={!mayAct || !isOwn} onClick={() => setChanging(true)}>
            {text.change}
          </button>
          <button
            type="button"
            disabled={!mayAct || app.owner === 'configuration'}
            onClick={() => setAct(acts.remove)}
          >
            {text.remove}
          </button>
        </div>
      </header>
      <ReadingOnly me={me} />
      <p className="hidden" role="status">
        {said}
      </p>
      <Facts
        app={app}
        issuer={reply.issuer}
        secretActs={
          isOwn && app.proof === 'secret' ? (
            <button
              type="button"
              className="link"
              disabled={!mayAct}
              onClick={() => setAct(app.has_old_secret ? acts.endOld : acts.renew)}
            >
              {app.has_old_secret ? text.endOld : text.newSecret}
            </button>
          ) : null
        }
      />
      {act && <ActDialog act={act} onDone={done} onClose={() => setAct(null)} />}
      {isChanging && (
        <ChangeAppDialog
          app={app}
          knownScopes={reply.known_scopes}
          onDone={() => {
            setSaid(words().acts.done(text.change))
            setChanging(false)
            reload()
          }}
          onClose={() => setChanging(false)}
        />
      )}
      {secret !== '' && act === null && (
        <SecretDialog
          title={text.copySecret}
          text={`${text.copySecretText} ${text.oldWorks}`}
          secret={secret}
          onClose={() => setSecret('')}
        />
      )}
    </>
  )
}

function toActs(app: ClientApp, path: string, onSecret: (secret: string) => void) {
  const text = words().apps
  const name = app.name || app.client_id
  const plain = { reasons: [], isDangerous: false } as const
  return {
    renew: {
      ...plain,
      title: text.newSecretTitle(name),
      text: text.newSecretText,
      button: text.newSecret,
      run: async () => {
        const made = await call<{ client_secret: string }>('POST', `${path}/secret`, {})
        onSecret(made.client_secret)
      },
    },
    endOld: {
      ...plain,
      title: text.endOldTitle(name),
      text: text.endOldText,
      button: text.endOld,
      isDangerous: true,
      run: () => call('POST', `${path}/secret/end`, {}),
    },
    remove: {
      ...plain,
      title: text.removeTitle(name),
      text: text.removeText,
      button: text.remove,
      isDangerous: true,
      endsUser: true,
      field: { kind: 'confirm', label: text.type(name), text: name },
      run: () => call('DELETE', path),
    },
  } satisfies Readonly<Record<string, Act>>
}

function Facts({
  app,
  issuer,
  secretActs,
}: {
  readonly app: ClientApp
  readonly issuer: string
  readonly secretActs: ReactNode
}) {
  const text = words().apps
  return (
    <div className="one-app">
      {app.owner !== 'operators' && (
        <div className="panel owner">
          {app.owner === 'configuration' && <h2>{text.inFile}</h2>}
          <p className="note">{app.owner === 'configuration' ? text.inFileText : text.byApp}</p>
        </div>
      )}
      <dl className="panel facts">
        <Fact name={text.kind}>
          {toKind(app)}
          <span className="note">{app.is_first_party ? text.firstParty : text.thirdParty}</span>
        </Fact>
        <Fact name={text.clientId}>
          <code>{app.client_id}</code>
        </Fact>
        {app.proof === 'secret' && (
          <Fact name={text.secret} acts={secretActs}>
            {app.has_old_secret ? text.twoSecrets : text.secretKept}
          </Fact>
        )}
        <Fact name={text.issuer}>
          <code>{issuer}</code>
        </Fact>
        <Fact name={text.redirects}>
          {app.redirect_uris.map((uri) => (
            <code key={uri}>{uri}</code>
          ))}
        </Fact>
        {app.post_logout_redirect_uris.length > 0 && (
          <Fact name={text.logouts}>
            {app.post_logout_redirect_uris.map((uri) => (
              <code key={uri}>{uri}</code>
            ))}
          </Fact>
        )}
        <Fact name={text.scopes}>
          <code>{app.scopes === null ? text.allScopes : app.scopes.join(' ')}</code>
        </Fact>
      </dl>
      {app.created_at && <p className="note">{text.added(toDay(app.created_at))}</p>}
    </div>
  )
}
