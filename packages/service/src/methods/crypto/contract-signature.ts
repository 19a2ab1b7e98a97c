/**
 * Signatures of contract wallets (EIP-1271). The service calls the contract through the node that the project
 * configures for the message's chain. Every answer other than the one valid answer from exactly this chain is a
 * refusal.
 */
import type { Dependencies } from '../../kernel/dependencies.ts'
import { type CircuitBreaker, createCircuitBreaker } from '../../kernel/outgoing/circuit-breaker.ts'
import { hashPersonalMessage } from './hash-personal-message.ts'

/**
 * The selector of `isValidSignature(bytes32,bytes)`. The contract returns the same four bytes for a valid signature.
 */
const selector = '1626ba7e'
/** The answer is a bytes4, padded to one word, with nothing after it. */
const validAnswer = `0x${selector}${'0'.repeat(56)}`
/**
 * Ends the signature of a contract that is not deployed yet (EIP-6492). The service refuses such a signature: to verify
 * it, a node would have to run the contract's constructor.
 */
const undeployedSuffix = '6492'.repeat(16)
const timeoutMs = 4_000
/** The longest response that is read. A valid answer is one word, so this leaves ample room. */
const mostCharacters = 4_096

/** A call to a wallet's contract, and the node that runs it. */
export interface ContractQuestion {
  readonly rpcUrl: string
  /** The chain id exactly as the message states it. */
  readonly chainId: string
  readonly address: string
  readonly message: string
  readonly signature: string
}

/** Verifies signatures with the contracts of wallets. */
export interface ContractWallets {
  /** Returns true when the contract confirms the signature; false for every other answer, and for none. */
  isSigned(question: ContractQuestion): Promise<boolean>
}

/**
 * Creates the verifier. A node or a contract that times out is not called again for a while. A contract's author
 * decides how long its code runs, so a slow contract opens the circuit breaker for its own address only. The node's
 * breaker depends on `eth_chainId`, which runs no contract.
 */
export function createContractWallets({
  fetch,
  clock,
}: Pick<Dependencies, 'fetch' | 'clock'>): ContractWallets {
  const breaker = createCircuitBreaker(clock)
  return {
    async isSigned({ rpcUrl, chainId, address, message, signature }) {
      if (!/^0x(?:[0-9a-fA-F]{2})+$/.test(signature)) return false
      if (signature.toLowerCase().endsWith(undeployedSuffix)) return false
      const to = { to: address, data: toCall(hashPersonalMessage(message), signature) }
      const contract = `${rpcUrl} ${address}`
      if (breaker.isOpen(rpcUrl) || breaker.isOpen(contract)) return false
      const ask = (name: string, method: string, params: readonly unknown[]) =>
        callNode({ fetch, breaker, name }, rpcUrl, { method, params })
      const [chain, answer] = await Promise.all([
        ask(rpcUrl, 'eth_chainId', []),
        ask(contract, 'eth_call', [to, 'latest']),
      ])
      // Another chain may have a contract of another owner at the same address.
      return isHex(chain) && BigInt(chain) === BigInt(chainId) && answer === validAnswer
    },
  }
}

const isHex = (text: string | null): text is string =>
  text !== null && /^0x[0-9a-fA-F]{1,64}$/.test(text)

/** Returns the ABI-encoded call: the hash, then the signature's bytes, padded to whole words. */
function toCall(hash: Uint8Array, signature: string): string {
  const bytes = signature.slice(2)
  const toWord = (value: number) => value.toString(16).padStart(64, '0')
  const padded = bytes.padEnd(Math.ceil(bytes.length / 64) * 64, '0')
  const word = Buffer.from(hash).toString('hex')
  return `0x${selector}${word}${toWord(64)}${toWord(bytes.length / 2)}${padded}`
}

/**
 * Calls a node with JSON-RPC 2.0.
 *
 * @param name the circuit breaker that a time-out counts for: that of the node, or that of the contract
 * @returns the result if it is a string; null for any other result, an error or no answer
 */
export async function callNode(
  {
    fetch,
    breaker,
    name,
  }: Pick<Dependencies, 'fetch'> & { readonly breaker: CircuitBreaker; readonly name: string },
  rpcUrl: string,
  call: { readonly method: string; readonly params: readonly unknown[] },
): Promise<string | null> {
  if (breaker.isOpen(name)) return null
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, ...call })
  const headers = { 'content-type': 'application/json' }
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await Promise.race([
      fetch(rpcUrl, { method: 'POST', headers, body, signal }).then(async (answer) =>
        answer.ok ? answer.text() : '',
      ),
      // Some implementations of `fetch` ignore an abort signal.
      rejectOn(signal),
    ])
    breaker.onAnswer(name)
    return response.length > mostCharacters ? null : readResult(JSON.parse(response))
  } catch {
    if (signal.aborted) breaker.onTimeout(name)
    return null
  }
}

const rejectOn = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

function readResult(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || 'error' in answer) return null
  return 'result' in answer && typeof answer.result === 'string' ? answer.result : null
}
