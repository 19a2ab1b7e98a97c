import { isLongRun, takeFirst, takeRows } from '@portico/testkit/run'
import type { CDPSession } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { byCode } from './support/configurations.ts'
import { prepareJourneys } from './support/journey.ts'
import { connectOften, mountOften } from './support/mount-often.ts'
import { main, surfaces } from './support/surfaces.ts'

const mounts = isLongRun ? 200 : 50
// compiled code and what the page loads when it first needs it are there by then
const warmUp = mounts

/** What a page holds on to, garbage apart. */
async function measure(devtools: CDPSession) {
  // once for what is unreachable, once more for what only its finalizers held
  for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters')
  return { heap: usedSize, nodes, listeners: jsEventListeners }
}

interface Growth {
  nodes: number
  listeners: number
  heapPercent: number
}

const isNothing = (more: Growth): boolean =>
  more.nodes <= mounts / 4 && more.listeners <= mounts / 10 && more.heapPercent <= 10

const ways = [
  { what: 'the widget', repeat: mountOften },
  { what: 'the widget with a client of its own, closed afterwards,', repeat: connectOften },
]

/** Each change takes the standalone build in the page; the long run takes each build into each root. */
describe.each(takeRows(surfaces, [main]))('mounting and unmounting, $name', (surface) => {
  const startJourney = prepareJourneys({ isFresh: true })

  test.each(takeFirst(ways))(
    `$what ${mounts} times leaves nothing behind`,
    { timeout: 300_000 },
    async ({ repeat }) => {
      const { visit } = await startJourney({ surface })
      const { page, ...at } = await visit({ mount: byCode })
      await at.heading('Sign up or log in').waitFor()
      const devtools = await page.context().newCDPSession(page)
      const isInShadow = surface.root === 'shadow'
      const countSheets = () => page.evaluate(() => document.adoptedStyleSheets.length)

      await repeat(page, warmUp, isInShadow)
      const sheets = await countSheets()

      // React and the browser may hold on to the root they touched last: that is one more once, a leak is more each time
      let growth = await growthOf()
      for (let again = 0; again < 2 && !isNothing(growth); again += 1) growth = await growthOf()
      expect(growth).toSatisfy(isNothing)
      expect(await countSheets()).toBe(sheets)

      async function growthOf(): Promise<Growth> {
        const before = await measure(devtools)
        await repeat(page, mounts, isInShadow)
        const read = async (): Promise<Growth> => {
          const after = await measure(devtools)
          return {
            nodes: after.nodes - before.nodes,
            listeners: after.listeners - before.listeners,
            heapPercent: Math.round((100 * after.heap) / before.heap - 100),
          }
        }
        let latest = await read()
        // garbage goes when the browser finds time for it
        for (let second = 0; second < 20 && !isNothing(latest); second += 1) {
          await new Promise((resolve) => setTimeout(resolve, 1_000))
          latest = await read()
        }
        return latest
      }
    },
  )
})
