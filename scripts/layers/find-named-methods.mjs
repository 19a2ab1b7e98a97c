/** @typedef {import('./find-violations.mjs').Import} Import */

/** The layers whose folders are methods, or are named after them. */
const placesOfMethods = ['declarations', 'methods']

/**
 * Finds files that import a folder of one named method although they serve all methods: what is added for one method
 * then changes them. They should loop over the registry instead.
 *
 * Methods themselves and the registries beside them may name a method, and entry points, which export its types.
 *
 * @param {readonly Import[]} imports of one package
 * @param {readonly string[]} methods the folders in `methods`
 * @param {Readonly<Record<string, string>>} exceptions the files that may name a method, each with its reason
 * @param {readonly string[]} places the layers whose folders are meant: `senders` have the same rule
 * @returns {{ named: string[], unused: string[] }} the arrows that no exception covers, and the exceptions that cover none
 */
export function findNamedMethods(imports, methods, exceptions = {}, places = placesOfMethods) {
  const naming = imports.filter(({ from, to }) => {
    const [place = '', method = '', ...file] = to.split('/')
    const isMethod =
      place === 'locales'
        ? methods.some((name) => new RegExp(`^${name}[.-]`).test(file.join('/')))
        : places.includes(place) && file.length > 0 && methods.includes(method)
    const [layer = ''] = from.split('/')
    // A language has a file for each method.
    return isMethod && from.includes('/') && ![...places, 'locales'].includes(layer)
  })
  const files = new Set(naming.map(({ from }) => from))
  return {
    named: naming
      .filter(({ from }) => !Object.hasOwn(exceptions, from))
      .map(({ from, to }) => `${from} -> ${to}`)
      .sort(),
    unused: Object.keys(exceptions).filter((file) => !files.has(file)),
  }
}
