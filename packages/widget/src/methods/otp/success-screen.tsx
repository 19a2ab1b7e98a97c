import type { ReactNode } from 'react'
import { Confirmation } from '../../confirmation/confirmation.tsx'
import { useText } from '../../context/text-context.ts'

/** OTP Confirmation. */
export function Success(): ReactNode {
  const text = useText()
  return <Confirmation>{text('otp.success.content')}</Confirmation>
}
