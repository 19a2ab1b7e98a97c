import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules whose result depends on colours. */
export const colourRules: readonly string[] = ['color-contrast', 'link-in-text-block']

/**
 * Ends running transitions and animations, because colours in the middle of an animation have no meaningful contrast.
 * Endless animations, such as a spinner, continue.
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
 * Examines a page with axe, shadow roots included. It runs in an isolated world, so the page's Content-Security-Policy
 * stays active and is not triggered.
 *
 * @param rules - the ids of the rules to run. @default axe's own selection
 * @returns one line for each violation; empty when there is none
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
    // the isolated world lives as long as the document
    if (await evaluate("typeof axe === 'undefined'")) await evaluate(`${source};undefined`)
    const options = JSON.stringify({
      resultTypes: ['violations'],
      ...(rules && { runOnly: { type: 'rule', values: rules } }),
    })
    // axe returns its own types
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

/**
 * Expects no violation.
 *
 * @throws AssertionError that lists the violations
 */
export async function expectAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  assert.deepEqual(await runAxe(page, rules), [])
}
