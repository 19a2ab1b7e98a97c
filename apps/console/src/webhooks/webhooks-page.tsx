import type { WebhookList } from '../call/replies.ts'
import { useAnswer } from '../call/use-answer.ts'
import { useLostSession } from '../call/use-lost-session.ts'
import { Problem } from '../parts/problem.tsx'
import { useRowKeys } from '../parts/rows.ts'
import { Snippet } from '../parts/snippet.tsx'
import type { PageProps } from '../shell/app.tsx'
import { toHref } from '../shell/route.ts'
import { words } from '../words/words.ts'

const example = `webhooks: [
  {
    endpointId: 'shop',
    url: 'https://shop.example.com/hooks',
    secretEnv: 'SHOP_HOOK_SECRET',
  },
],`

/** The endpoints to which events are sent; the configuration file owns them. */
export function WebhooksPage({ onSessionLost }: PageProps) {
  const { reply, error, isLoading, reload } = useAnswer<WebhookList>('webhooks')
  useLostSession(error, onSessionLost)
  useRowKeys()
  const text = words().webhooks
  return (
    <>
      <header className="head">
        <h1>{text.title}</h1>
      </header>
      {reply === null ? (
        error === null ? (
          <p className="loading" aria-busy="true" />
        ) : (
          <Problem title={text.unread} error={error} onRetry={reload} />
        )
      ) : reply.endpoints.length === 0 ? (
        <div className="one-app">
          <h2>{text.none}</h2>
          <p className="note">{text.noneText(reply.file ?? 'portico.config.ts')}</p>
          <Snippet label={text.snippet} text={example} />
        </div>
      ) : (
        <Endpoints list={reply} isLoading={isLoading} />
      )}
    </>
  )
}

function Endpoints({
  list,
  isLoading,
}: {
  readonly list: WebhookList
  readonly isLoading: boolean
}) {
  const { columns, allEvents } = words().webhooks
  return (
    <table aria-busy={isLoading}>
      <thead>
        <tr>
          <th scope="col">{columns.endpoint}</th>
          <th scope="col">{columns.url}</th>
          <th scope="col">{columns.events}</th>
          <th scope="col">{columns.place}</th>
        </tr>
      </thead>
      <tbody>
        {list.endpoints.map(({ endpoint_id: endpointId, url, events, place }) => (
          <tr key={endpointId}>
            <th scope="row">
              <a href={toHref({ page: 'webhook', endpointId })} data-row>
                {endpointId}
              </a>
            </th>
            <td className="address">{url}</td>
            <td className="reason">{events === null ? allEvents : events.join(', ')}</td>
            <td>{[list.file, place].filter(Boolean).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
