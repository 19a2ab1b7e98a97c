import type { WebauthnPort } from '../foundation/ports.ts'

type Statics = NonNullable<WebauthnPort['publicKeyCredential']>

/** A request that the browser has not answered yet. */
interface PendingRequest {
  readonly ceremony: 'create' | 'get'
  readonly isConditional: boolean
  readonly challenge: string
  resolve(credential: Credential | null): void
  reject(error: unknown): void
}

/** The capabilities of a test's page. */
export interface FakeWebauthnParts {
  isSecureContext?: boolean
  statics?: Statics | undefined
  hasField?: boolean
  isAllowed?: boolean | undefined
  /** Whether a request goes on after an abort, as with some extensions. */
  isDeaf?: boolean
}

/** Web Authentication of one page: one request at a time, as in a browser. */
export interface FakeWebauthn {
  readonly port: WebauthnPort
  /** Every request so far, such as `get conditional` or `get immediate password`. */
  readonly requests: readonly string[]
  /** The signals that the browser received, such as `unknown example.com credential-1`. */
  readonly told: string[]
  getPending(): PendingRequest | undefined
  /** Acts as the user who picks or creates a passkey. */
  pick(id?: string): void
  /** Acts as the user who picks a saved password. */
  pickPassword(id: string, password: string): void
  /** Makes the browser throw. */
  refuse(name: string, message?: string): void
  show(isVisible: boolean): void
}

const encode = (text: string) => new TextEncoder().encode(text).buffer
const decode = (bytes: BufferSource | undefined) =>
  bytes ? new TextDecoder().decode(bytes) : 'no challenge'

/** Makes a credential without `toJSON`, as an older browser does. */
function createCredential(ceremony: 'create' | 'get', id: string): Credential {
  const response =
    ceremony === 'create'
      ? {
          clientDataJSON: encode('client'),
          attestationObject: encode('attestation'),
          getTransports: () => ['internal'],
        }
      : {
          clientDataJSON: encode('client'),
          authenticatorData: encode('authenticator'),
          signature: encode('signature'),
          userHandle: encode('handle'),
        }
  const credential = {
    id,
    rawId: encode(id),
    type: 'public-key',
    authenticatorAttachment: 'platform',
    response,
    getClientExtensionResults: () => ({}),
  }
  return credential
}

/** Makes the Web Authentication of a page. */
export function createFakeWebauthn(parts: FakeWebauthnParts = {}): FakeWebauthn {
  const { isSecureContext = true, hasField = true, isAllowed, isDeaf = false } = parts
  const requests: string[] = []
  const told: string[] = []
  let pending: PendingRequest | undefined
  let isVisible = true

  const statics: Statics = {
    isConditionalMediationAvailable: async () => true,
    async signalAllAcceptedCredentials({ rpId, userId, allAcceptedCredentialIds }) {
      told.push(`accepted ${rpId} ${userId} ${allAcceptedCredentialIds.join()}`)
    },
    async signalCurrentUserDetails({ rpId, userId, name, displayName }) {
      told.push(`details ${rpId} ${userId} ${name} ${displayName}`)
    },
    async signalUnknownCredential({ rpId, credentialId }) {
      told.push(`unknown ${rpId} ${credentialId}`)
    },
    ...parts.statics,
  }

  function request(
    ceremony: 'create' | 'get',
    challenge: BufferSource | undefined,
    options: { mediation?: string; uiMode?: string; password?: boolean; signal?: AbortSignal },
  ): Promise<Credential | null> {
    const { mediation, uiMode, password, signal } = options
    const isConditional = mediation === 'conditional'
    const words = [ceremony, isConditional && mediation, uiMode, password && 'password']
    requests.push(words.filter(Boolean).join(' '))
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      if (pending) {
        return reject(new DOMException('A request is already pending.', 'OperationError'))
      }
      const own: PendingRequest = {
        ceremony,
        isConditional,
        challenge: decode(challenge),
        resolve(credential) {
          if (pending === own) pending = undefined
          resolve(credential)
        },
        reject(error) {
          if (pending === own) pending = undefined
          reject(error)
        },
      }
      pending = own
      // later, because in a browser the process of the dialog must receive the abort first
      const stop = () => void Promise.resolve().then(() => own.reject(signal?.reason))
      if (!isDeaf) signal?.addEventListener('abort', stop)
    })
  }

  return {
    requests,
    told,
    getPending: () => pending,
    pick(id = 'credential-1') {
      pending?.resolve(createCredential(pending.ceremony, id))
    },
    pickPassword(id, password) {
      const credential = { id, password, type: 'password' }
      pending?.resolve(credential)
    },
    refuse(name, message = 'No.') {
      pending?.reject(new DOMException(message, name))
    },
    show(visible) {
      isVisible = visible
    },
    port: {
      isSecureContext,
      userAgent: 'Test/1.0',
      credentials: {
        create: (options = {}) => request('create', options.publicKey?.challenge, options),
        get: (options = {}) => request('get', options.publicKey?.challenge, options),
      },
      publicKeyCredential: 'statics' in parts && !parts.statics ? undefined : statics,
      allows: () => isAllowed,
      hasAutofillField: () => hasField,
      isVisible: () => isVisible,
      shared: {},
    },
  }
}
