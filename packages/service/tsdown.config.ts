import { defineConfig } from 'tsdown'
import { emitTypesInOrder } from '../../scripts/types-in-order.mjs'

/**
 * Moves a comment that the printer put at the end of the line before its member, where an editor does not find it. The
 * members are settings, whose comments are their documentation.
 */
const putCommentsBack = {
  name: 'put-comments-back',
  renderChunk: {
    order: 'post' as const,
    handler: (code: string) => code.replace(/; (\/\*\*.*\*\/)$/gm, ';\n$1'),
  },
}

const leftOut = ['kysely', 'typebox', 'jose', 'pino', 'fastify']

/**
 * The settings of a method stand beside its stores and schemas, whose types name those of other packages. No setting has
 * one of them, so the published types do without these packages: there, each of their types is unknown.
 */
const leaveOutOtherTypes = {
  name: 'leave-out-other-types',
  renderChunk: {
    order: 'post' as const,
    handler: (code: string) =>
      code.replace(/^import (.+) from "(\w+)";$/gm, (line, names: string, from: string) => {
        if (!leftOut.includes(from)) return line
        return names
          .replace(/^\* as |^\{ | \}$/g, '')
          .split(', ')
          .map((name) => toUnknown(name.split(' as ').at(-1) ?? name, code))
          .join('\n')
      }),
  },
}

/** A type without content, and a namespace of such types if the code uses the name as one. */
function toUnknown(name: string, code: string): string {
  const escaped = name.replaceAll('$', '\\$')
  const members = new Set(
    [...code.matchAll(new RegExp(`(?<![\\w$.])${escaped}\\.(\\w+)`, 'g'))].map(
      ([, member]) => member,
    ),
  )
  const type = (own: string) => `type ${own}<_One = unknown, _Other = unknown> = unknown;`
  if (members.size === 0) return type(name)
  const types = [...members].map((member) => `  ${type(member ?? '')}`)
  return [`declare namespace ${name} {`, ...types, '}'].join('\n')
}

/** The types of the npm package; its JavaScript is built by `vite.config.ts`. */
export default defineConfig({
  entry: ['src/index.ts', 'src/cli.ts'],
  platform: 'node',
  fixedExtension: false,
  deps: { neverBundle: leftOut },
  dts: { emitDtsOnly: true },
  plugins: [emitTypesInOrder(), leaveOutOtherTypes, putCommentsBack],
  clean: false,
  // a slow machine is no fault of the build
  inputOptions: { checks: { pluginTimings: false } },
})
