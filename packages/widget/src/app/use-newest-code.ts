import { useEffect } from 'react'
import { loadScreens } from '../flow/load-screens.ts'
import { useWidget } from '../kernel/context/widget-context.ts'
import { findKept, isRecord, toEntry, toScopeStart, toScreen } from './kept-entries.ts'
import type { Shown } from './use-kept-screen.ts'

/**
 * Synchronizes the tabs of a browser that wait for a code at the same address: they send each other the id of their
 * newest code, and each tab accepts that code. The code itself is never sent.
 */
export function useNewestCode({ screen, emit }: Pick<Shown, 'screen' | 'emit'>): void {
  const { client, config } = useWidget()

  useEffect(() => {
    let channel: BroadcastChannel | null = null
    let isLeft = false
    const listen = () => {
      const renewal = findKept(screen.name)?.renewal
      const own = toEntry(screen, config)
      if (isLeft || !renewal || !own || !globalThis.BroadcastChannel) return
      // the options were looked up by the screen's name, so they take this screen
      const to = renewal.toAddressee(screen as never)
      const opened = new BroadcastChannel(`portico-codes ${toScopeStart(client)}${own.name} ${to}`)
      channel = opened
      const tell = () => opened.postMessage(own)
      opened.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (!isRecord(data) || !isRecord(data.fields)) return
        const endsAt = Number(data.endsAt)
        if (endsAt < own.endsAt) tell()
        const newer = endsAt > own.endsAt && toScreen({ name: own.name, fields: data.fields })
        if (!newer) return
        const told = Object.fromEntries(
          Object.entries(newer).filter(([, value]) => value !== undefined),
        )
        // fields missing in the message keep their values
        emit(renewal.toEvent({ ...screen, ...told } as never)) // the same screen with checked fields
      }
      tell()
    }
    // Firefox blocks channels on a page for which its user blocks cookies: the tab then accepts only its own code
    loadScreens(screen.name)
      .then(listen)
      .catch(() => {})
    return () => {
      isLeft = true
      channel?.close()
    }
  }, [screen, emit, client, config])
}
