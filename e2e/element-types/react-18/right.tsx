import type {} from '@portico/widget/jsx'
import { useEffect, useRef } from 'react'

export function SignIn() {
  const card = useRef<HTMLElementTagNameMap['portico-sign-in']>(null)
  useEffect(() => card.current?.render({ config: { products: ['otp'] } }))
  return <portico-sign-in ref={card} id="card" shadow />
}
