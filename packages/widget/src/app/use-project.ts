import { type Client, getInternals, type ProjectBootstrap } from '@portico/client'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { KnownProject } from '../kernel/context/project-context.ts'

type Known = Pick<KnownProject, 'refusal' | 'isCurrent'> & { readonly answer?: ProjectBootstrap }

/**
 * Loads the settings of the project.
 *
 * @param client - the widget's client
 * @param onAnswer - called once with the service's answer, or with the substitute for it and the reason why the service
 * did not answer
 */
export function useProject(
  client: Client,
  onAnswer: (bootstrap: ProjectBootstrap, refusal: unknown) => void,
): KnownProject {
  const { bootstrap } = getInternals(client)
  const [known, setKnown] = useState<Known>({})
  const hasAnswered = useRef(false)
  const listener = useRef(onAnswer)
  listener.current = onAnswer

  const look = useCallback(
    (isAgain?: boolean) => {
      let isLeft = false
      bootstrap.getAsync(isAgain).then((answer) => {
        if (isLeft) return
        const refusal = bootstrap.getError()
        setKnown({ answer, refusal, isCurrent: !refusal })
        if (!hasAnswered.current) listener.current(answer, refusal)
        hasAnswered.current = true
      })
      return () => {
        isLeft = true
      }
    },
    [bootstrap],
  )
  useEffect(() => {
    // The cached settings are in local storage, and the first access to it blocks, so it happens after the first frame.
    setKnown({ answer: bootstrap.getSync() })
    return look()
  }, [bootstrap, look])
  const ask = () => void look(true)
  const { answer, ...rest } = known
  return { project: answer?.projectName === null ? null : answer, ...rest, ask }
}
