import { useEffect, useRef } from 'react'
import { type Action, useSubmit } from '../../flow/use-submit.ts'

/** What one screen asks of wallet and service, and what it says of a failure. */
export interface Request<Reply> extends Pick<Action<void, Reply>, 'event' | 'done'> {
  readonly line: string
  call(signal: AbortSignal): Promise<Reply>
  failed(): void
}

/** Makes the request of a screen as soon as that is there; leaving the screen ends it. */
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
    // the screen that follows has its own words
    toText: () => line,
  })
  const start = useRef(submit)
  useEffect(() => start.current(), [])
}
