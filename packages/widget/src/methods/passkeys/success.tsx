import type { ReactNode } from 'react'
import { Confirmation } from '../../confirmation/confirmation.tsx'
import { useText } from '../../context/text-context.ts'

/** Passkey Confirmation. */
export function Success(): ReactNode {
  const text = useText()
  return <Confirmation>{text('passkey.success.content')}</Confirmation>
}
