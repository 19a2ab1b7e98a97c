import type { ReactNode } from 'react'
import { Confirmation } from '../../confirmation/confirmation.tsx'
import { useText } from '../../context/text-context.ts'

/** Password Confirmation. */
export function Success(): ReactNode {
  const text = useText()
  return <Confirmation>{text('login.success.content')}</Confirmation>
}
