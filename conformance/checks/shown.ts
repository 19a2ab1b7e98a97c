import type { Landing } from '../browser/browser.ts'
import type { Prompt } from '../browser/person.ts'
import { ensure } from '../runner/failure.ts'

export function wasAsked({ shown }: Landing, prompt: Prompt): boolean {
  return shown.some((page) => page.prompt === prompt)
}

/** The person saw nothing at all. */
export function verifySilent({ shown }: Landing): void {
  const [page] = shown
  ensure(!page, `a page asked for ${page?.prompt}`)
}
