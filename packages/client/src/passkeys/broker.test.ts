import { describe, expect, it } from 'vitest'
import { createBroker, getBroker, type Place, type Turn } from './broker.ts'

/** Asks for a turn and remembers it. */
function follow(place: Place) {
  const turns: Turn[] = []
  const ask = () => void place.getTurn().then((turn) => turns.push(turn))
  ask()
  return { turns, ask, leave: place.leave }
}

const settle = async () => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve()
}

describe('the broker', () => {
  it('gives a turn at once when nothing is pending', async () => {
    const broker = createBroker()
    const { turns } = follow(broker.join(true))
    await settle()
    expect(turns).toHaveLength(1)
    expect(turns[0]?.signal.aborted).toBe(false)
  })

  it('stops autofill for what a person asked for, and waits until it has stopped', async () => {
    const broker = createBroker()
    const autofill = follow(broker.join(false))
    await settle()
    const modal = follow(broker.join(true))
    await settle()
    expect(autofill.turns[0]?.signal.aborted).toBe(true)
    expect(modal.turns).toHaveLength(0)
    autofill.turns[0]?.end()
    await settle()
    expect(modal.turns).toHaveLength(1)
  })

  it('gives autofill another turn when that was left, and not when its request alone is over', async () => {
    const broker = createBroker()
    const autofill = follow(broker.join(false))
    await settle()
    const modal = follow(broker.join(true))
    autofill.turns[0]?.end()
    autofill.ask()
    await settle()
    modal.turns[0]?.end()
    await settle()
    expect(autofill.turns).toHaveLength(1)
    modal.leave()
    await settle()
    expect(autofill.turns).toHaveLength(2)
    expect(autofill.turns[1]?.signal.aborted).toBe(false)
  })

  it('lets the newest of two requests of a person go on, and ends the other for good', async () => {
    const broker = createBroker()
    const first = follow(broker.join(true))
    await settle()
    const second = follow(broker.join(true))
    await settle()
    expect(first.turns[0]?.signal.aborted).toBe(true)
    expect(second.turns).toHaveLength(0)
    first.turns[0]?.end()
    await settle()
    expect(second.turns[0]?.signal.aborted).toBe(false)
    second.leave()
    first.ask()
    await settle()
    expect(first.turns[1]?.signal.aborted).toBe(true)
  })

  it('ends a request of a person that was still waiting', async () => {
    const broker = createBroker()
    const autofill = follow(broker.join(false))
    await settle()
    const first = follow(broker.join(true))
    const second = follow(broker.join(true))
    await settle()
    expect(first.turns[0]?.signal.aborted).toBe(true)
    autofill.turns[0]?.end()
    await settle()
    expect(second.turns[0]?.signal.aborted).toBe(false)
  })

  it('lets one whose request is over finish in peace', async () => {
    const broker = createBroker()
    const first = follow(broker.join(true))
    await settle()
    first.turns[0]?.end()
    const second = follow(broker.join(true))
    await settle()
    expect(second.turns[0]?.signal.aborted).toBe(false)
    first.leave()
    expect(second.turns[0]?.signal.aborted).toBe(false)
  })

  it('gives the newest autofill the turn, and the older one when that was left', async () => {
    const broker = createBroker()
    const older = follow(broker.join(false))
    await settle()
    const newer = follow(broker.join(false))
    await settle()
    expect(older.turns[0]?.signal.aborted).toBe(true)
    older.turns[0]?.end()
    older.ask()
    await settle()
    expect([older.turns.length, newer.turns.length]).toEqual([1, 1])
    newer.leave()
    await settle()
    expect(older.turns).toHaveLength(2)
  })

  it('is free again when a place is left with its turn', async () => {
    const broker = createBroker()
    const first = follow(broker.join(false))
    await settle()
    first.leave()
    first.turns[0]?.end()
    const second = follow(broker.join(false))
    await settle()
    expect(second.turns).toHaveLength(1)
  })

  it('WA-08 gives one turn at a time, however often somebody comes and goes', async () => {
    const broker = createBroker()
    const holders = new Set<Turn>()
    let most = 0
    for (let count = 0; count < 40; count++) {
      const place = broker.join(count % 3 === 0)
      let stop = () => {}
      void place.getTurn().then((turn) => {
        if (turn.signal.aborted) return
        holders.add(turn)
        most = Math.max(most, holders.size)
        stop = () => {
          holders.delete(turn)
          turn.end()
        }
        turn.signal.addEventListener('abort', () => queueMicrotask(stop))
      })
      await settle()
      if (count % 4 === 1) {
        stop()
        place.leave()
      }
    }
    expect(most).toBe(1)
  })

  it('is one for all copies of this package on a page', () => {
    const page = {}
    expect(getBroker(page)).toBe(getBroker(page))
    expect(getBroker({})).not.toBe(getBroker(page))
    expect(Object.keys(page)).toEqual([])
    expect(getBroker(Object.freeze({}))).toHaveProperty('join')
  })
})
