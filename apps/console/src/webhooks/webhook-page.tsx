import { useRef, useState } from 'react'
import { act, toWords } from '../call/act.ts'
import { call } from '../call/call.ts'
import type { Delivery, WebhookEndpoint, WebhookList } from '../call/replies.ts'
import { useAnswer } from '../call/use-answer.ts'
import { useLostSession } from '../call/use-lost-session.ts'
import { Fact } from '../parts/facts.tsx'
import { Problem } from '../parts/problem.tsx'
import { ReadingOnly } from '../parts/reading-only.tsx'
import { useLetters } from '../parts/use-letters.ts'
import type { PageProps } from '../shell/app.tsx'
import { Icon } from '../shell/icons.tsx'
import { open, toHref } from '../shell/route.ts'
import { words } from '../words/words.ts'
import { Deliveries } from './deliveries.tsx'
import { SecretChange } from './secret-change.tsx'

/** One endpoint: where it stands, what became of its events, and a new secret for it. */
export function WebhookPage({
  endpointId,
  me,
  onSessionLost,
}: PageProps & { readonly endpointId: string }) {
  const { reply, error, reload } = useAnswer<WebhookList>('webhooks')
  const [isChanging, setChanging] = useState(false)
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState<unknown>(null)
  /** Changes when the deliveries are to be read again. */
  const [version, setVersion] = useState(0)
  useLostSession(error ?? problem, onSessionLost)
  const keys = useRef<Readonly<Record<string, () => void>>>({})
  useLetters(keys)
  const text = words().webhooks
  const mayAct = me.operator.role === 'act'
  const run = async (path: string, done: string) => {
    setProblem(null)
    setSaid('')
    try {
      await act(() => call('POST', path, {}))
      setSaid(done)
    } catch (caught) {
      setProblem(caught)
    }
    setVersion((before) => before + 1)
  }
  const test = () => void run(`webhooks/${endpointId}/test`, text.testSent)
  keys.current = {
    Escape: () => open({ page: 'webhooks' }),
    n: () => setChanging(true),
    ...(mayAct && { t: test }),
  }
  const endpoint = reply?.endpoints.find((one) => one.endpoint_id === endpointId)
  return (
    <>
      <header className="head">
        <h1>
          <a className="back" href={toHref({ page: 'webhooks' })} aria-label={text.title}>
            <Icon name="back" />
          </a>
          {endpointId}
        </h1>
        <div className="acts">
          <button type="button" onClick={() => setChanging(true)}>
            {text.changeSecret}
          </button>
          <button type="button" disabled={!mayAct || !endpoint} onClick={test}>
            {text.test}
          </button>
        </div>
      </header>
      <ReadingOnly me={me} />
      <p className="told note" role="status">
        {said}
      </p>
      {problem !== null && (
        <p className="banner" role="alert">
          {toWords(problem)}
        </p>
      )}
      {endpoint ? (
        <>
          <Facts endpoint={endpoint} file={reply?.file ?? ''} />
          <Deliveries
            key={version}
            endpointId={endpointId}
            mayAct={mayAct}
            onResend={({ message_id: id, event }: Delivery) =>
              void run(`messages/${encodeURIComponent(id)}/resend`, text.waitsAgain(event))
            }
          />
        </>
      ) : error !== null || reply !== null ? (
        <Problem title={text.unread} error={error} onRetry={reload} />
      ) : (
        <p className="loading" aria-busy="true" />
      )}
      {isChanging && endpoint && (
        <SecretChange variable={endpoint.secret_variable} onClose={() => setChanging(false)} />
      )}
    </>
  )
}

function Facts({ endpoint, file }: { readonly endpoint: WebhookEndpoint; readonly file: string }) {
  const text = words().webhooks
  const { events, place, secret_variable: variable } = endpoint
  const kept = [file, place].filter(Boolean).join(', ')
  return (
    <div className="one-app">
      <dl className="panel facts">
        <Fact name={text.columns.url}>
          <code>{endpoint.url}</code>
          {endpoint.allows_private && <span className="note">{text.privateToo}</span>}
        </Fact>
        <Fact name={text.columns.events}>
          {events === null ? text.allEvents : <code>{events.join(', ')}</code>}
        </Fact>
        <Fact name={text.secrets}>
          {text.secretsText(endpoint.secrets, variable ?? text.variable)}
        </Fact>
        {kept !== '' && <Fact name={text.columns.place}>{kept}</Fact>}
      </dl>
    </div>
  )
}
