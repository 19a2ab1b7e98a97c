import type { TokenKey, Tokens } from '@portico/widget/parts'

/**
 * The colour that a token comes out as: some point at another token, some are mixed from two.
 *
 * @returns `#RRGGBB`, or the value itself where it is none of these
 */
export function toColour(tokens: Tokens, key: TokenKey): string {
  return evaluate(tokens, tokens[key])
}

function evaluate(tokens: Tokens, value: string): string {
  const target = /^var\(--st-([\w-]+)\)$/.exec(value)?.[1]
  if (target && isTokenKey(tokens, target)) return evaluate(tokens, tokens[target])
  const [, one, percent, other] = /^color-mix\(in srgb, (\S+) ([\d.]+)%, (\S+)\)$/.exec(value) ?? []
  if (!one || !percent || !other) return value
  const mixed = mix(evaluate(tokens, one), Number(percent) / 100, evaluate(tokens, other))
  return mixed ?? value
}

function mix(one: string, share: number, other: string): string | null {
  const [a, b] = [toChannels(one), toChannels(other)]
  if (!a || !b) return null
  const channels = a.map((channel, at) => Math.round(channel * share + (b[at] ?? 0) * (1 - share)))
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}

function toChannels(colour: string): readonly number[] | null {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour)?.[1]
  const parts = hex?.match(hex.length === 3 ? /./g : /../g)
  return parts ? parts.map((part) => Number.parseInt(part.padStart(2, part), 16)) : null
}

function isTokenKey(tokens: Tokens, key: string): key is TokenKey {
  return Object.hasOwn(tokens, key)
}
