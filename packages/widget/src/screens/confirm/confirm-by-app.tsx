import { type ReactNode, useState } from 'react'
import type { ProofProps } from '../../flow/account/proof-props.ts'
import { isAboutCode, ProofFields, useProof } from '../../flow/further-factor/further-factor.tsx'
import { Banner } from '../../foundation/parts/banner/banner.tsx'
import { Lead } from '../../foundation/parts/lead/lead.tsx'
import { useText } from '../../kernel/context/text-context.ts'

/** Proves by the authenticator app, or by a recovery code in its place. */
export function ConfirmByApp({ onProved }: ProofProps): ReactNode {
  const [isRecovery, setRecovery] = useState(false)
  const submit = useProof(onProved)
  const text = useText()
  const { problem } = submit
  return (
    <>
      {problem && !isAboutCode(problem) && <Banner tone="error">{problem.text}</Banner>}
      <Lead>{text(isRecovery ? 'furtherFactor.recovery.content' : 'furtherFactor.content')}</Lead>
      <ProofFields submit={submit} isRecovery={isRecovery} onTurn={setRecovery} />
    </>
  )
}
