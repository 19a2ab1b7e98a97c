import { callUrl } from './call.ts'
import { pageHeaders } from './page-key.ts'

/** The wait before an answer that could not be had, or ended at once, is asked for again; milliseconds. */
const againMs = 2_000

/**
 * Follows a call that is answered by events, and asks again when the answer ends.
 *
 * @param path below `/admin/v1/`
 * @param onLost called when the service knows no session any more: the operator signed out, or was removed
 * @returns a function that ends it
 */
export function follow(path: string, onEvent: () => void, onLost: () => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  void (async () => {
    while (!signal.aborted) {
      const askedAt = performance.now()
      const end = await readEvents(path, onEvent, signal).catch(() => 'broken' as const)
      if (signal.aborted || end === 'refused') return
      if (end === 'lost') return onLost()
      // An answer that the service ended may mean that the session is over, which the page should show soon.
      const isSoon = end === 'ended' && performance.now() - askedAt > againMs
      if (!isSoon) await new Promise((resolve) => setTimeout(resolve, againMs))
    }
  })()
  return () => ending.abort()
}

/** Reads one answer to its end. @returns how it ended */
async function readEvents(
  path: string,
  onEvent: () => void,
  signal: AbortSignal,
): Promise<'ended' | 'broken' | 'lost' | 'refused'> {
  const response = await fetch(callUrl(path), { signal, headers: pageHeaders() })
  if (response.status === 401) return 'lost'
  if (response.status >= 400 && response.status < 500 && response.status !== 429) return 'refused'
  if (!response.ok || !response.body) return 'broken'
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return 'ended'
    const events = `${rest}${value}`.split('\n\n')
    rest = events.pop() ?? ''
    if (events.some((event) => event.startsWith('data:'))) onEvent()
  }
}
