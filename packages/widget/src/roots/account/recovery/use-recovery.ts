import type { ReplyOf, users } from '@portico/contract'
import { useEffect, useState } from 'react'
import { useWidget } from '../../../kernel/context/widget-context.ts'

/** A recovery of the account that the host started. */
export type Recovery = ReplyOf<typeof users.recoveries>['recoveries'][number]

const loadBanner = () => import('./recovery-banner.tsx')

/** A recovery that is under way, with the component that shows it. */
export interface Underway {
  readonly recovery: Recovery
  readonly banner: Awaited<ReturnType<typeof loadBanner>>
}

/** Finds the recovery of the account that is under way, of which there is one at most. Few accounts have one, so its banner is loaded then. */
export function useRecovery(): Underway | null {
  const { client, host } = useWidget()
  const [underway, setUnderway] = useState<Underway | null>(null)
  useEffect(() => {
    let isLeft = false
    const look = async () => {
      const { recoveries } = await client.user.listRecoveries()
      const recovery = recoveries.find(({ state }) => state === 'waiting' || state === 'ready')
      if (!recovery) return
      const banner = await loadBanner()
      if (!isLeft) setUnderway({ recovery, banner })
    }
    look().catch(host.report)
    return () => {
      isLeft = true
    }
  }, [client, host])
  return underway
}
