import { PorticoAPIError, usePortico } from '@portico/react'
import { useEffect, useState } from 'react'

/** Signs in by the token in the page's address, if there is one. @returns what went wrong */
export function useLinkInAddress(): string | null {
  const portico = usePortico()
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    portico.authenticateByUrl({ session_duration_minutes: 60 }).catch((error: unknown) => {
      setProblem(error instanceof PorticoAPIError ? error.error_message : String(error))
    })
  }, [portico])
  return problem
}
