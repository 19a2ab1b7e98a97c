import { useState } from 'react'
import type { Delivery, DeliveryList } from '../call/replies.ts'
import { useAnswer } from '../call/use-answer.ts'
import { Spans } from '../parts/choice.tsx'
import { Empty } from '../parts/empty.tsx'
import { Moment, toHour } from '../parts/moment.tsx'
import { Problem } from '../parts/problem.tsx'
import { useRowKeys } from '../parts/rows.ts'
import { words } from '../words/words.ts'

type State = 'given_up' | 'waiting' | 'sent'

/** What became of the events to an endpoint; those that were given up are sent again. */
export function Deliveries({
  endpointId,
  mayAct,
  onResend,
}: {
  readonly endpointId: string
  readonly mayAct: boolean
  onResend(delivery: Delivery): void
}) {
  const [state, setState] = useState<State>('given_up')
  const { reply, error, isLoading, reload } = useAnswer<DeliveryList>(
    `webhooks/${endpointId}/deliveries?state=${state}`,
  )
  useRowKeys({
    r(row) {
      const found = reply?.deliveries.find(({ message_id: id }) => id === row.dataset.row)
      if (mayAct && found?.can_resend) onResend(found)
    },
  })
  const text = words().webhooks
  const states = (['given_up', 'waiting', 'sent'] as const).map(
    (one) => [one, text.states[one]] as const,
  )
  return (
    <section aria-label={text.deliveries}>
      <div className="filters">
        <h2>{text.deliveries}</h2>
        <Spans label={text.state} value={state} choices={states} onChoose={setState} />
        <p className="note">{text.deliveriesNote}</p>
      </div>
      {reply === null ? (
        error === null ? (
          <p className="loading" aria-busy="true" />
        ) : (
          <Problem title={text.deliveriesUnread} error={error} onRetry={reload} />
        )
      ) : reply.deliveries.length === 0 ? (
        <Empty title={text.noDeliveries[state]} text={text.noDeliveriesText[state]} />
      ) : (
        <table aria-busy={isLoading}>
          <thead>
            <tr>
              <th scope="col">{text.event}</th>
              <th scope="col">{text.state}</th>
              <th scope="col">{text.when}</th>
              <th scope="col">
                <span className="hidden">{words().acts.keys}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {reply.deliveries.map((delivery) => (
              <Row
                key={delivery.message_id}
                delivery={delivery}
                state={state}
                mayAct={mayAct}
                onResend={() => onResend(delivery)}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function Row({
  delivery,
  state,
  mayAct,
  onResend,
}: {
  readonly delivery: Delivery
  readonly state: State
  readonly mayAct: boolean
  onResend(): void
}) {
  const { event, message_id: id } = delivery
  const text = words().webhooks
  return (
    <tr>
      <th scope="row">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keys of the list act on the row that has the focus */}
        <span tabIndex={0} data-row={id}>
          <code>{event}</code>
        </span>
      </th>
      <td className="reason">
        {state === 'sent' ? (
          text.delivered
        ) : (
          <span className="state" data-state={state === 'given_up' ? 'blocked' : undefined}>
            {toState(delivery, state)}
          </span>
        )}
      </td>
      <td>
        <Moment at={delivery.ended_at ?? delivery.created_at} />
      </td>
      <td className="acts-cell">
        {delivery.can_resend && (
          <span className="row-acts">
            <button
              type="button"
              className="link"
              disabled={!mayAct}
              aria-label={text.sendAgainOne(event)}
              onClick={onResend}
            >
              {text.sendAgain}
            </button>
          </span>
        )}
      </td>
    </tr>
  )
}

function toState({ tries, reason, next_try_at: next }: Delivery, state: State): string {
  const text = words().webhooks
  if (state === 'given_up') return text.gaveUp(reason)
  if (tries === 0 || next === null) return text.firstTry
  return [text.tries(tries + 1, toHour(next)), reason].filter(Boolean).join(': ')
}
