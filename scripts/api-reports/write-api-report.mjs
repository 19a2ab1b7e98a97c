/**
 * What a package exports, as text: sorted, with the members of whatever has some, and types as the sources write them. A
 * change of the surface is then a change of this text, and hardly anything else is.
 */
import ts from 'typescript'
import { inRoot } from '../root.mjs'

/** @param {ts.Node | undefined} node @returns its text in one line, without comments */
const toLine = (node) =>
  (node?.getText() ?? '')
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    // one member a line
    .replace(/(?<=[\w>)}\]'])(?<!=>)\s*\n\s*(?=[\w[])/g, '; ')
    .replace(/\s+/g, ' ')
    .replace(/([({[<]) | ([)}\]>])/g, '$1$2')
    .replace(/^\| /, '')

/** @param {readonly ts.TypeParameterDeclaration[] | undefined} parameters */
const toGenerics = (parameters) => (parameters ? `<${parameters.map(toLine).join(', ')}>` : '')

/**
 * Sorts unions of texts: the compiler orders them by its work on unrelated code.
 *
 * @param {string} type
 */
const toStable = (type) =>
  type.replace(/"[^"]*"(?: \| "[^"]*")+/g, (union) => union.split(' | ').sort().join(' | '))

/** @param {string} file @returns the package that it is of */
const toPackage = (file) => /packages\/(\w+)\/src/.exec(file)?.[1] ?? 'elsewhere'

/**
 * @param {ts.Program} program
 * @param {string} entry - one of its entries
 * @returns {string} a block for each name that it exports; what other packages declare is named alone
 */
export function writeApiReport(program, entry) {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(inRoot(entry))
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) throw new Error(`${entry} exports nothing.`)
  const exported = checker.getExportsOfModule(module).flatMap((symbol) => {
    const own = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    const at = own.declarations?.[0]
    return at ? [{ name: symbol.name, own, at, home: toPackage(at.getSourceFile().fileName) }] : []
  })
  /** Types that are listed under a name of their own. @type {Map<ts.Type, string>} */
  const listed = new Map()
  for (const { name, own, at } of exported) {
    const isOtherName = ts.isTypeAliasDeclaration(at) && /^\w+$/.test(at.type.getText())
    if (own.name !== name || isOtherName || !(own.flags & ts.SymbolFlags.Type)) continue
    listed.set(checker.getDeclaredTypeOfSymbol(own), name)
  }
  return `${exported.map(describe).sort().join('\n')}\n`

  /** @param {typeof exported[number]} symbol */
  function describe({ name, own, at, home }) {
    if (own.name !== name) return `${name} = ${own.name}`
    if (home !== toPackage(entry)) return `${name} of ${home}`
    if (ts.isClassDeclaration(at)) {
      const above = (at.heritageClauses ?? []).map((one) => ` ${toLine(one)}`).join('')
      const made = checker.getTypeOfSymbol(own).getConstructSignatures()
      const constructors = made.map((one) => `new ${toSignature(one)}`)
      return list(`class ${name}${toGenerics(at.typeParameters)}${above}`, own, constructors)
    }
    if (own.flags & ts.SymbolFlags.Value) {
      return listMember(name, checker.getTypeOfSymbol(own), at).join('\n')
    }
    if (!ts.isTypeAliasDeclaration(at) && !ts.isInterfaceDeclaration(at)) return name
    const head = `type ${name}${toGenerics(at.typeParameters)}`
    if (ts.isTypeAliasDeclaration(at)) {
      const written = toLine(at.type)
      // names that are computed say nothing until they are listed
      const isComputed = ts.isMappedTypeNode(at.type) && at.type.nameType
      if (!isComputed && !written.includes('ReturnType<')) return `${head} = ${written}`
    }
    const made = checker.getDeclaredTypeOfSymbol(own).getConstructSignatures()
    const constructors = made.map((one) => `new ${toSignature(one)}`)
    return list(head, own, ts.isTypeAliasDeclaration(at) ? [] : constructors)
  }

  /** @param {string} head @param {ts.Symbol} own @param {readonly string[]} more */
  function list(head, own, more) {
    const members = checker
      .getDeclaredTypeOfSymbol(own)
      .getProperties()
      .flatMap((member) => {
        const mark = member.flags & ts.SymbolFlags.Optional ? '?' : ''
        // a computed name is declared by the type that computes it
        const [at] = member.declarations ?? own.declarations ?? []
        // what the language brings, and what is named by a symbol, is nothing that a host looks for here
        const isOwn = at && !program.isSourceFileDefaultLibrary(at.getSourceFile())
        if (!isOwn || member.name.startsWith('__@')) return []
        return listMember(`${member.name}${mark}`, checker.getTypeOfSymbol(member), at)
      })
    return [head, ...[...members, ...more].sort()].join('\n  ')
  }

  /** @param {string} name @param {ts.Type} type @param {ts.Node} at @returns {string[]} a line a call */
  function listMember(name, type, at) {
    const known = listed.get(type)
    if (known) return [`${name}: ${known}`]
    const calls = (name.endsWith('?') ? checker.getNonNullableType(type) : type).getCallSignatures()
    if (calls.length > 0) return calls.map((one) => `${name}${toSignature(one)}`)
    const written = 'type' in at && toLine(/** @type {ts.TypeNode | undefined} */ (at.type))
    if (written) return [`${name}: ${written}`]
    const inner = type
      .getProperties()
      .filter((one) => checker.getTypeOfSymbol(one).getCallSignatures()[0])
    if (type.symbol?.flags & ts.SymbolFlags.ObjectLiteral && inner.length > 0) {
      return inner.flatMap((one) =>
        listMember(`${name}.${one.name}`, checker.getTypeOfSymbol(one), at),
      )
    }
    return [`${name}: ${toStable(checker.typeToString(type, at, ts.TypeFormatFlags.NoTruncation))}`]
  }

  /** @param {ts.Signature} signature */
  function toSignature(signature) {
    const { typeParameters, parameters, type } = signature.getDeclaration()
    const taken = parameters.map((one) => {
      const mark = one.questionToken || one.initializer ? '?' : ''
      const name = ts.isIdentifier(one.name) ? one.name.text : 'given'
      return `${one.dotDotDotToken ? '...' : ''}${name}${mark}: ${toLine(one.type)}`
    })
    const answer = type ? toLine(type) : checker.typeToString(signature.getReturnType())
    return `${toGenerics(typeParameters)}(${taken.join(', ')}): ${answer}`
  }
}
