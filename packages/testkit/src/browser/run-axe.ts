import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules whose verdict a change of colours alone can change. */
export const colourRules: readonly string[] = ['color-contrast', 'link-in-text-block']

/**
 * Brings what moves to its end: half-way through a transition a colour has no contrast to measure. What never
 * ends, like a spinner, goes on.
 */
const rest = `(async () => {
  const roots = [document, ...[...document.querySelectorAll('*')].flatMap((node) => node.shadowRoot ?? [])]
  const moving = roots.flatMap((root) => root.getAnimations())
  const endOf = (one) => one.effect?.getComputedTiming().endTime
  const ending = moving.filter((one) => Number.isFinite(endOf(one)))
  for (const one of ending) one.finish()
  await Promise.all(ending.map((one) => one.finished.catch(() => {})))
})()`

/**
 * Examines a page with axe, shadow roots included. It runs in a world of its own beside the page's
 * scripts, so the page's Content-Security-Policy stays on and sees nothing of it.
 *
 * @param rules - the ids of those to be run. @default all that axe runs by itself
 * @returns one line per violation; empty when there is none
 */
export async function runAxe(page: Page, rules?: readonly string[]): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  try {
    const { frameTree } = await session.send('Page.getFrameTree')
    const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
      frameId: frameTree.frame.id,
      worldName: 'axe',
    })
    const evaluate = async (expression: string) => {
      const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
        contextId,
        expression,
        awaitPromise: true,
        returnByValue: true,
      })
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? 'axe failed')
      return result.value
    }
    await evaluate(rest)
    // the world is the same one for as long as the document stays
    if (await evaluate("typeof axe === 'undefined'")) await evaluate(`${source};undefined`)
    const options = JSON.stringify({
      resultTypes: ['violations'],
      ...(rules && { runOnly: { type: 'rule', values: rules } }),
    })
    // axe answers what its own types say
    const results: AxeResults = JSON.parse(
      await evaluate(`axe.run(document, ${options}).then(JSON.stringify)`),
    )
    return results.violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help}\n  ${node.html}\n  ${node.failureSummary ?? ''}`),
    )
  } finally {
    await session.detach()
  }
}

/** @throws AssertionError that lists what axe found */
export async function expectAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  assert.deepEqual(await runAxe(page, rules), [])
}
