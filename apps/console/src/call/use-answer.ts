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

/** Reads from the service whenever the path changes. The old answer stays until the new one is there. */
export function useAnswer<Reply>(path: string): Answer<Reply> {
  const [state, setState] = useState<Omit<Answer<Reply>, 'reload'>>({
    reply: null,
    error: null,
    isLoading: true,
  })
  const read = useCallback(
    (signal?: AbortSignal) => {
      setState((before) => ({ ...before, isLoading: true }))
      call<Reply>('GET', path, undefined, signal).then(
        (reply) => setState({ reply, error: null, isLoading: false }),
        (error: unknown) => {
          if (!signal?.aborted) setState((before) => ({ ...before, error, isLoading: false }))
        },
      )
    },
    [path],
  )
  useEffect(() => {
    const ending = new AbortController()
    read(ending.signal)
    return () => ending.abort()
  }, [read])
  return { ...state, reload: useCallback(() => read(), [read]) }
}
