import { useEffect, useRef } from 'react'
import { type Action, useSubmit } from '../../flow/use-submit.ts'

/** The request of a screen to the wallet and the service, and its error message. */
export interface Request<Reply> extends Pick<Action<void, Reply>, 'event' | 'done'> {
  readonly line: string
  call(signal: AbortSignal): Promise<Reply>
  failed(): void
}

/** Makes a screen's request as soon as the screen appears. Leaving the screen aborts it. */
export function useRequest<Reply>({ line, call, ...rest }: Request<Reply>): void {
  const { submit } = useSubmit<void, Reply>({
    ...rest,
    async call(_, signal) {
      try {
        return await call(signal)
      } catch (error) {
        if (!signal.aborted) console.warn(line, error)
        throw error
      }
    },
    // the screen that follows shows a text of its own
    toText: () => line,
  })
  const start = useRef(submit)
  useEffect(() => start.current(), [])
}
