'use client'

import { usePorticoSession } from '@portico/react'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Renders the page anew when the user signs in or out, here or in another tab: the server decides what it shows. */
export function FollowSession({ isSignedIn }: { isSignedIn: boolean }) {
  const router = useRouter()
  const { session, fromCache } = usePorticoSession()
  useEffect(() => {
    if (!fromCache && Boolean(session) !== isSignedIn) router.refresh()
  }, [session, fromCache, isSignedIn, router])
  return null
}
