/**
 * Decides which code may ask the browser for a passkey: the browser takes one request at a time, and a form's autofill
 * is a request that stays pending. A page has one queue, shared by every client and every copy of this package on it.
 * A request of the user stops the pending request; autofill waits until the user's request is over, and then asks the
 * browser again. The queue knows neither the browser nor the service.
 */

/** The right of one caller to ask the browser, possibly more than once. */
export interface Ticket {
  /**
   * Waits until no other request is pending.
   *
   * @returns a signal that aborts when another caller needs the browser; it is already aborted if a newer request has
   * replaced this ticket for good
   */
  acquire(): Promise<AbortSignal>
  /** Reports that the request to the browser is over, with or without success. */
  release(): void
  /** Ends the ticket; callers that waited for it go on. */
  leave(): void
}

/** Decides which caller's request the browser gets. */
export interface CredentialRequestQueue {
  /**
   * Enters a request, which stops the pending request.
   *
   * @param isModal - whether the user asked for it. Of such tickets only the newest counts; autofill, the newest
   * first, waits until all of them have ended
   */
  enter(isModal: boolean): Ticket
}

interface TicketState {
  readonly isModal: boolean
  /** Whether a newer request has replaced the ticket for good. */
  isSuperseded: boolean
  /** Set while the ticket waits for the browser. */
  grant?: ((signal: AbortSignal) => void) | undefined
  /** Set while the ticket has the browser. */
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

/** Returns the page's queue; the first call makes it. @param shared - the page's global object */
export function getCredentialRequestQueue(shared: object): CredentialRequestQueue {
  const found: unknown = Reflect.get(shared, key)
  if (isQueue(found)) return found
  const queue = createCredentialRequestQueue()
  Reflect.defineProperty(shared, key, { value: queue })
  return queue
}
