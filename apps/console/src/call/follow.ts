import { callUrl } from './call.ts'

/** The wait before an answer that ended is asked for again; milliseconds. */
const againMs = 2_000

/**
 * Follows a call that is answered by events, and asks again when the answer ends.
 *
 * @param path below `/admin/v1/`
 * @returns a function that ends it
 */
export function follow(path: string, onEvent: () => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  void (async () => {
    while (!signal.aborted) {
      // An operator who is refused here has no session any more; the page's other calls lead to the sign-in.
      const isOver = await readEvents(path, onEvent, signal).catch(() => false)
      if (isOver) return
      await new Promise((resolve) => setTimeout(resolve, againMs))
    }
  })()
  return () => ending.abort()
}

/** Reads one answer to its end. @returns true when the service refused it */
async function readEvents(
  path: string,
  onEvent: () => void,
  signal: AbortSignal,
): Promise<boolean> {
  const response = await fetch(callUrl(path), { signal, headers: { 'x-portico-console': '1' } })
  if (response.status >= 400 && response.status < 500 && response.status !== 429) return true
  if (!response.ok || !response.body) return false
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return false
    const events = `${rest}${value}`.split('\n\n')
    rest = events.pop() ?? ''
    if (events.some((event) => event.startsWith('data:'))) onEvent()
  }
}
