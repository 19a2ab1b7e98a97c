import { methodProofs } from '@portico/service/assembly'
import { expect, test } from 'vitest'

/** The types of factors whose proofs are all of one kind. A proof of no kind has a delivery method of its own. */
function writeKinds(): string {
  const found = new Map<string, Set<string>>()
  for (const [, { type, proves }] of methodProofs) {
    if (proves !== null) found.set(type, (found.get(type) ?? new Set()).add(proves))
  }
  const lines = [...found]
    .flatMap(([type, kinds]) => (kinds.size === 1 ? [`  ${type}: '${[...kinds].join()}',`] : []))
    .sort()
  return `/** The kind of each factor's type, as the service declares it. Written by \`npm run reference\`; do not edit. */
export const proofKinds = {
${lines.join('\n')}
} as const
`
}

test('the kinds of proofs are up to date with the service (npm run reference writes it)', async () => {
  await expect(writeKinds()).toMatchFileSnapshot('./proof-kinds.ts')
})
