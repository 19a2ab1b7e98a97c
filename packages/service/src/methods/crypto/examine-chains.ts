import type { Examine } from '../../accounts/sign-in/define-method.ts'
import { createCircuitBreaker } from '../../kernel/outgoing/circuit-breaker.ts'
import { callNode } from './contract-signature.ts'

/** Asks the node of every chain whose contract wallets may sign in which chain it is on. */
export const examineChains: Examine = async ({ projects }, { fetch, clock }) => {
  const lines = projects.flatMap(({ name, crypto: { contractChains } }) =>
    [...contractChains].map(async ([chainId, rpcUrl]) => {
      const ports = { fetch, breaker: createCircuitBreaker(clock), name: rpcUrl }
      const answer = await callNode(ports, rpcUrl, { method: 'eth_chainId', params: [] })
      // The URL may hold a key: it is not printed.
      const chain = `chain ${chainId} (${name})`
      if (answer === null) return `wrong wallets     the node of ${chain} does not answer`
      return /^0x[0-9a-fA-F]{1,64}$/.test(answer) && BigInt(answer) === BigInt(chainId)
        ? `ok    wallets     the node of ${chain} answers`
        : `wrong wallets     the node of ${chain} says that it is on another chain: ${answer}`
    }),
  )
  return Promise.all(lines)
}
