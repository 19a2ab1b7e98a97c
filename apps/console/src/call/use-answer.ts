import { useCallback, useEffect, useState } from 'react'
import { call } from './call.ts'

/** An answer that a page reads. */
export interface Answer<Reply> {
  /** The newest answer, also while another is under way; null before the first. */
  readonly reply: Reply | null
  readonly error: unknown
  readonly isLoading: boolean
  reload(): void
}

/**
 * Reads from the service whenever the path or the body changes. The old answer stays until the new one is there.
 *
 * @param body what is asked for and must not stand in an address
 */
export function useAnswer<Reply>(path: string, body?: object): Answer<Reply> {
  const sent = body === undefined ? null : JSON.stringify(body)
  const [state, setState] = useState<Omit<Answer<Reply>, 'reload'>>({
    reply: null,
    error: null,
    isLoading: true,
  })
  const read = useCallback(
    (signal?: AbortSignal) => {
      setState((before) => ({ ...before, isLoading: true }))
      const answer =
        sent === null
          ? call<Reply>('GET', path, undefined, signal)
          : call<Reply>('POST', path, JSON.parse(sent), signal)
      answer.then(
        (reply) => setState({ reply, error: null, isLoading: false }),
        (error: unknown) => {
          if (!signal?.aborted) setState((before) => ({ ...before, error, isLoading: false }))
        },
      )
    },
    [path, sent],
  )
  useEffect(() => {
    const ending = new AbortController()
    read(ending.signal)
    return () => ending.abort()
  }, [read])
  return { ...state, reload: useCallback(() => read(), [read]) }
}
