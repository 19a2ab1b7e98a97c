/** Reads a Dockerfile, so that tests carry out the file itself: what it has and this does not know is an error. */

/** One instruction: its name, its options, and what follows. */
export interface Instruction {
  readonly name: string
  /** `--from=install` as `{ from: 'install' }`. */
  readonly options: Readonly<Record<string, string>>
  readonly text: string
}

/** A stage, from its FROM on. */
export interface Stage {
  readonly base: string
  readonly alias: string | null
  readonly instructions: readonly Instruction[]
}

const known = [
  ...['ARG', 'COPY', 'RUN', 'ENV', 'WORKDIR', 'VOLUME', 'EXPOSE', 'USER'],
  ...['STOPSIGNAL', 'HEALTHCHECK', 'ENTRYPOINT', 'CMD'],
]

/**
 * Reads the stages of a Dockerfile.
 *
 * @throws Error for an instruction that is not known
 */
export function parseDockerfile(source: string): readonly Stage[] {
  const stages: { base: string; alias: string | null; instructions: Instruction[] }[] = []
  const text = source.replaceAll(/^\s*#.*\n/gm, '').replaceAll(/\\\n/g, ' ')
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const [, name = '', rest = ''] = /^\s*([A-Z]+)\s+(.*)$/.exec(line) ?? []
    if (name === 'FROM') {
      const [base = '', , alias = null] = rest.split(/\s+(as)\s+/i)
      stages.push({ base: base.trim(), alias, instructions: [] })
      continue
    }
    const stage = stages.at(-1)
    if (!known.includes(name) || stage === undefined) throw new Error(`"${line}" is not known.`)
    const [, flags = '', own = ''] = /^((?:--\S+\s+)*)(.*)$/.exec(rest) ?? []
    const options = [...flags.matchAll(/--([\w-]+)=(\S+)/g)].map(([, key = '', value = '']) => [
      key,
      value,
    ])
    stage.instructions.push({ name, options: Object.fromEntries(options), text: own.trim() })
  }
  return stages
}

/**
 * Reads a command in the exec form, `["portico", "start"]`: in the shell form a shell would get the signals.
 *
 * @throws Error for the shell form
 */
export function readExecForm(text: string): readonly string[] {
  const words: unknown = text.startsWith('[') ? JSON.parse(text) : null
  if (Array.isArray(words) && words.every((word) => typeof word === 'string')) return words
  throw new Error(`"${text}" is not in the exec form.`)
}

/** Reads `NAME=value NAME="a value"`. */
export const readPairs = (text: string): readonly (readonly [string, string])[] =>
  [...text.matchAll(/(\w+)=(?:"([^"]*)"|(\S*))/g)].map(
    ([, name = '', quoted, bare = '']) => [name, quoted ?? bare] as const,
  )
