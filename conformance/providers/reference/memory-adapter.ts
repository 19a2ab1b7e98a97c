import type { Adapter, AdapterPayload } from 'oidc-provider'

interface Entry {
  readonly payload: AdapterPayload
  readonly endsAt: number
}

/** Everything that providers keep, in memory: a provider with new keys goes on with what the last one knew. */
export function createMemory(): (model: string) => Adapter {
  const entries = new Map<string, Entry>()

  const find = (key: string): AdapterPayload | undefined => {
    const entry = entries.get(key)
    return entry && entry.endsAt > Date.now() ? entry.payload : undefined
  }
  const findBy = (model: string, matches: (payload: AdapterPayload) => boolean) =>
    [...entries].find(
      ([key, { payload }]) => key.startsWith(`${model}:`) && matches(payload) && find(key),
    )?.[1].payload

  return (model) => ({
    async upsert(id, payload, expiresIn) {
      const endsAt = expiresIn ? Date.now() + expiresIn * 1000 : Number.POSITIVE_INFINITY
      entries.set(`${model}:${id}`, { payload, endsAt })
    },
    find: async (id) => find(`${model}:${id}`),
    findByUid: async (uid) => findBy(model, (payload) => payload.uid === uid),
    findByUserCode: async (userCode) => findBy(model, (payload) => payload.userCode === userCode),
    async destroy(id) {
      entries.delete(`${model}:${id}`)
    },
    async consume(id) {
      const payload = find(`${model}:${id}`)
      if (payload) payload.consumed = Math.floor(Date.now() / 1000)
    },
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of entries) {
        if (key.startsWith(`${model}:`) && payload.grantId === grantId) entries.delete(key)
      }
    },
  })
}
