/**
 * Who may ask the browser for a passkey: it takes one request at a time, and a form's autofill is one that
 * stays pending. There is one queue for a page, shared by every client and every copy of this package on it.
 * What a person asked for stops what is pending; autofill stands back until that is over, and gets the browser
 * again. Knows neither the browser nor the service.
 */

/** Of somebody who asks the browser, perhaps more than once. */
export interface Ticket {
  /**
   * Waits until nothing else is pending.
   *
   * @returns a signal that aborts when somebody else needs the browser; where something newer took the place of
   * this ticket for good, it has
   */
  acquire(): Promise<AbortSignal>
  /** The request to the browser is over, however it ended. */
  release(): void
  /** Nothing more is asked for; those who stood back go on. */
  leave(): void
}

/** Decides whose request the browser gets. */
export interface CredentialRequestQueue {
  /**
   * Enters a request, and so stops what is pending.
   *
   * @param isModal - whether a person asked for it. Only the newest such ticket counts; autofill, the newest
   * first, waits until all of them were left
   */
  enter(isModal: boolean): Ticket
}

interface TicketState {
  readonly isModal: boolean
  /** Something newer took its place for good. */
  isSuperseded: boolean
  /** Waits for the browser. */
  grant?: ((signal: AbortSignal) => void) | undefined
  /** Has the browser. */
  holder?: AbortController | undefined
}

/** Makes the queue of a page. */
export function createCredentialRequestQueue(): CredentialRequestQueue {
  let tickets: readonly TicketState[] = []

  function findNext(): TicketState | undefined {
    let next: TicketState | undefined
    for (const ticket of tickets) if (ticket.isModal || !next?.isModal) next = ticket
    return next
  }

  function give(ticket: TicketState): void {
    const { grant } = ticket
    if (!grant) return
    const holder = new AbortController()
    ticket.grant = undefined
    if (ticket.isSuperseded) holder.abort()
    else ticket.holder = holder
    grant(holder.signal)
  }

  function goOn(): void {
    const next = findNext()
    const current = tickets.find(({ holder }) => holder)
    if (current && current !== next) current.holder?.abort()
    else if (next && !current) give(next)
  }

  return {
    enter(isModal) {
      const ticket: TicketState = { isModal, isSuperseded: false }
      for (const other of tickets) {
        if (!isModal || !other.isModal) continue
        other.isSuperseded = true
        other.holder?.abort()
        give(other)
      }
      tickets = [...tickets, ticket]
      goOn()
      return {
        acquire: () =>
          new Promise((resolve) => {
            ticket.grant = resolve
            if (ticket.isSuperseded) give(ticket)
            else goOn()
          }),
        release() {
          ticket.holder = undefined
          goOn()
        },
        leave() {
          tickets = tickets.filter((other) => other !== ticket)
          goOn()
        },
      }
    },
  }
}

const key = Symbol.for('portico.credential-request-queue')

const isQueue = (value: unknown): value is CredentialRequestQueue =>
  typeof value === 'object' && value !== null && 'enter' in value

/** @param shared - the page's global object. @returns its queue, made by whoever comes first */
export function getCredentialRequestQueue(shared: object): CredentialRequestQueue {
  const found: unknown = Reflect.get(shared, key)
  if (isQueue(found)) return found
  const queue = createCredentialRequestQueue()
  Reflect.defineProperty(shared, key, { value: queue })
  return queue
}
