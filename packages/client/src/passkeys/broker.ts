/**
 * Who may ask the browser for a passkey: it takes one request at a time, and a form's autofill is one that
 * stays pending. There is one broker for a page, shared by every client and every copy of this package on it.
 * What a person asked for stops what is pending; autofill stands back until that is over, and gets another
 * turn. Knows neither the browser nor the service.
 */

/** The browser is one's own until the end, or until it aborts. */
export interface Turn {
  /** Aborts when somebody else needs the browser. */
  readonly signal: AbortSignal
  /** The request to the browser is over, however it ended. */
  end(): void
}

/** Somebody who asks the browser, perhaps more than once. */
export interface Place {
  /** Resolves when nothing else is pending. Where something newer took its place for good, the turn has aborted. */
  getTurn(): Promise<Turn>
  /** Nothing more is asked for; those who stood back go on. */
  leave(): void
}

/** Gives turns. */
export interface Broker {
  /**
   * Takes a place, and so stops what is pending.
   *
   * @param isModal - whether a person asked for it. Only the newest such place counts; autofill, the newest
   * first, waits until all of them were left
   */
  join(isModal: boolean): Place
}

interface Seat {
  readonly isModal: boolean
  /** Something newer took its place for good. */
  isReplaced: boolean
  /** Waits for a turn. */
  take?: ((turn: Turn) => void) | undefined
  /** Has a turn. */
  turn?: AbortController | undefined
}

/** Makes the broker of a page. */
export function createBroker(): Broker {
  let seats: readonly Seat[] = []

  function findNext(): Seat | undefined {
    let next: Seat | undefined
    for (const seat of seats) if (seat.isModal || !next?.isModal) next = seat
    return next
  }

  function give(seat: Seat): void {
    const { take } = seat
    if (!take) return
    const turn = new AbortController()
    seat.take = undefined
    if (seat.isReplaced) turn.abort()
    else seat.turn = turn
    take({
      signal: turn.signal,
      end() {
        if (seat.turn !== turn) return
        seat.turn = undefined
        goOn()
      },
    })
  }

  function goOn(): void {
    const next = findNext()
    const holder = seats.find(({ turn }) => turn)
    if (holder && holder !== next) holder.turn?.abort()
    else if (next && !holder) give(next)
  }

  return {
    join(isModal) {
      const seat: Seat = { isModal, isReplaced: false }
      for (const other of seats) {
        if (!isModal || !other.isModal) continue
        other.isReplaced = true
        other.turn?.abort()
        give(other)
      }
      seats = [...seats, seat]
      goOn()
      return {
        getTurn: () =>
          new Promise((resolve) => {
            seat.take = resolve
            if (seat.isReplaced) give(seat)
            else goOn()
          }),
        leave() {
          seats = seats.filter((other) => other !== seat)
          goOn()
        },
      }
    },
  }
}

const key = Symbol.for('portico.webauthn.broker')

const isBroker = (value: unknown): value is Broker =>
  typeof value === 'object' && value !== null && 'join' in value

/** @param shared - the page's global object. @returns its broker, made by whoever comes first */
export function getBroker(shared: object): Broker {
  const found: unknown = Reflect.get(shared, key)
  if (isBroker(found)) return found
  const broker = createBroker()
  Reflect.defineProperty(shared, key, { value: broker })
  return broker
}
