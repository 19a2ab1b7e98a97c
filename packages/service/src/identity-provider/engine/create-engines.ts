import type { JWK, JWKS } from 'oidc-provider'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { LoadedKey } from '../../kernel/keys/key-set.ts'
import { createEngine, type Engine } from './create-engine.ts'
import type { EnginePorts } from './engine-ports.ts'

/** The engines of all projects. */
export interface Engines {
  /** Returns the project's engine for its current keys and configuration, and builds it at the first call. */
  get(project: ProjectConfig): Promise<Engine>
}

/** Builds engines on demand: a project without client apps needs none. */
export function createEngines(ports: EnginePorts): Engines {
  const { keySet } = ports
  const built = new Map<string, { engine: Engine; kids: string }>()

  /** Loads all keys that verify. The two that sign come first, since the engine signs with the first suitable key. */
  const loadKeys = async (projectId: string): Promise<readonly LoadedKey[]> => {
    const signers = [
      await keySet.getSigner(projectId, 'RS256'),
      await keySet.getSigner(projectId, 'ES256'),
    ]
    const isSigner = ({ kid }: LoadedKey) => signers.some((signer) => signer.kid === kid)
    const others = (await keySet.load(projectId)).filter((key) => !isSigner(key))
    return [...signers, ...others]
  }

  const toJwks = (keys: readonly LoadedKey[]): JWKS => ({
    keys: keys.map((key): JWK => {
      const jwk = {
        ...keySet.openPrivateJwk(key),
        kid: key.kid,
        alg: key.row.algorithm,
        use: 'sig',
      }
      return jwk as JWK // two libraries' types for the same shape
    }),
  })

  return {
    async get(project) {
      const keys = await loadKeys(project.projectId)
      const kids = keys.map(({ kid }) => kid).join()
      const known = built.get(project.projectId)
      // An engine contains the project's scopes as settings, so a changed policy needs a new engine.
      if (known?.kids === kids && known.engine.project === project) return known.engine
      const engine = createEngine(ports, project, toJwks(keys))
      built.set(project.projectId, { engine, kids })
      return engine
    },
  }
}
