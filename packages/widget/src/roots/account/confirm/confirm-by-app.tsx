import { type ReactNode, useState } from 'react'
import type { ProofProps } from '../../../flow/account/proof-props.ts'
import { isAboutCode, ProofFields, useProof } from '../../../flow/further-factor/further-factor.tsx'
import { Banner } from '../../../foundation/parts/banner/banner.tsx'

/** Proves by the authenticator app, or by a recovery code in its place. */
export function ConfirmByApp({ onProved }: ProofProps): ReactNode {
  const [isRecovery, setRecovery] = useState(false)
  const submit = useProof(onProved)
  const { problem } = submit
  return (
    <>
      {problem && !isAboutCode(problem) && <Banner tone="error">{problem.text}</Banner>}
      <ProofFields submit={submit} isRecovery={isRecovery} onTurn={setRecovery} />
    </>
  )
}
