/** Names by which the audit log calls others than operators. */
const reserved = ['the service', 'the command line', 'your back end']

/** Reads a name as people do: without regard to case, width, spaces, and characters that are not shown. */
const read = (name: string) =>
  name
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/gu, ' ')
    .trim()

/** True if the audit log, which calls operators by their names, could not tell a new operator from others. */
export function isNameTaken(name: string, others: readonly { readonly name: string }[]): boolean {
  const own = read(name)
  return own === '' || [...reserved, ...others.map((one) => read(one.name))].includes(own)
}
