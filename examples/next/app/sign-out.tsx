'use client'

import { usePortico } from '@portico/react'
import { useEffect, useState } from 'react'

export function SignOut() {
  const portico = usePortico()
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return (
    <button type="button" disabled={!isReady} onClick={() => portico.session.revoke()}>
      Sign out
    </button>
  )
}
