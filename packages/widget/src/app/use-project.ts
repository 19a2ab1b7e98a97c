import { type Client, getInternals, type ProjectBootstrap } from '@portico/client'
import { useEffect, useRef, useState } from 'react'

/** Where nothing was ever heard of the project, its name is missing too. */
const isKnown = (bootstrap: ProjectBootstrap) => bootstrap.projectName !== null

/**
 * The project as far as it is known: at once from the cache, later from the service.
 *
 * @param client - of the widget
 * @param onAnswer - hears, once, what the service said or what stands in for it
 */
export function useProject(
  client: Client,
  onAnswer: (bootstrap: ProjectBootstrap) => void,
): ProjectBootstrap | null {
  const { bootstrap } = getInternals(client)
  const [project, setProject] = useState(() => bootstrap.getSync())
  const hasAnswered = useRef(false)
  const listener = useRef(onAnswer)
  listener.current = onAnswer

  useEffect(() => {
    let isLeft = false
    bootstrap.getAsync().then((answer) => {
      if (isLeft) return
      setProject(answer)
      if (!hasAnswered.current) listener.current(answer)
      hasAnswered.current = true
    })
    return () => {
      isLeft = true
    }
  }, [bootstrap])
  return isKnown(project) ? project : null
}
