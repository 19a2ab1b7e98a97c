import type { Chance } from './chance.ts'
import { pickOdd } from './odd-values.ts'

/** Spoils a body in up to three places. */
export function spoil(value: unknown, chance: Chance): unknown {
  if (chance.is(0.04)) return pickOdd(chance)
  let spoiled = value
  const times = 1 + chance.below(3)
  for (let i = 0; i < times; i += 1) spoiled = spoilOnce(spoiled, chance)
  return spoiled
}

function spoilOnce(value: unknown, chance: Chance): unknown {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
  if (!isRecord) {
    if (Array.isArray(value) && value.length > 0 && chance.is(0.7)) {
      const at = chance.below(value.length)
      return value.map((item, i) => (i === at ? spoilOnce(item, chance) : item))
    }
    return pickOdd(chance)
  }
  const entries = Object.entries(value)
  if (entries.length === 0 || chance.is(0.08)) {
    const name = chance.pick(['email', 'token', 'session_token', 'user_id', 'roles', 'x', ''])
    return { ...value, [name]: pickOdd(chance) }
  }
  const [name, inner] = chance.pick(entries)
  if (chance.is(0.12)) return Object.fromEntries(entries.filter(([key]) => key !== name))
  const isDeep = typeof inner === 'object' && inner !== null && chance.is(0.7)
  return { ...value, [name]: isDeep ? spoilOnce(inner, chance) : pickOdd(chance) }
}
