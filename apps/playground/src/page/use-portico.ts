import { type Dispatch, useEffect, useState } from 'react'
import { toErrorEntry, toEventEntry, toSessionEntry } from '../events/to-entry.ts'
import { loadPortico, type PorticoClient } from '../portico/portico.ts'
import { watchEventLog } from '../portico/watch-event-log.ts'
import { type DevProject, loadDevProject } from '../service/dev-project.ts'
import type { PlaygroundAction } from './playground-state.ts'

interface Portico {
  readonly project: DevProject | null
  readonly client: PorticoClient | null
  /** Why there is no client, in words for the page. */
  readonly failure: string | null
}

/** Loads project and bundle, and lists what the client reports. */
export function usePortico(dispatch: Dispatch<PlaygroundAction>): Portico {
  const [portico, setPortico] = useState<Portico>({ project: null, client: null, failure: null })
  useEffect(() => {
    let isOver = false
    const endings = [
      watchEventLog(({ name, details, at }) =>
        dispatch({ type: 'entry.added', entry: toEventEntry(name, details, at) }),
      ),
    ]
    const load = async () => {
      const project = await loadDevProject()
      const client = await loadPortico(project.publicToken, (error) =>
        dispatch({ type: 'entry.added', entry: toErrorEntry(error, Date.now()) }),
      )
      if (isOver) return
      endings.push(
        client.session.onChange((session) =>
          dispatch({ type: 'entry.added', entry: toSessionEntry(session, Date.now()) }),
        ),
      )
      setPortico({ project, client, failure: null })
    }
    load().catch((error: unknown) => {
      const failure = error instanceof Error ? error.message : String(error)
      if (!isOver) setPortico({ project: null, client: null, failure })
    })
    return () => {
      isOver = true
      for (const end of endings) end()
    }
  }, [dispatch])
  return portico
}
